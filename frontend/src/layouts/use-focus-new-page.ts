import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Moves focus and scroll position to the start of a new page, like a full page load. Back keeps its position.
 * @param visit changes with each followed link, so that a link to the current page scrolls up, too
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
