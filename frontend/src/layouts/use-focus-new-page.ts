import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top with the focus in it, as a full page load would; Back keeps its scrolling.
 * @param visit another one for each link that was followed; with it, a link to the page that is shown starts it anew
 */
export function useFocusNewPage(pathname: string, visit?: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const navigation = useNavigationType();
  useEffect(() => {
    const isBack = navigation === NavigationType.Pop;
    if (shown.current === pathname && (isBack || !visit)) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, navigation, visit]);
  return main;
}
