import { Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { ToastArea } from '../components/toaster/ToastArea';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.css';

/** Header, page, footer and toast area of every public page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const main = usePageStart(pathname);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <ToastArea />
    </>
  );
}

/**
 * A new page starts at its top with the focus in it, as a full page load would. Going back leaves
 * the scrolling to the browser, which remembers it.
 */
function usePageStart(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return main;
}
