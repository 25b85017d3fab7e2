import { Suspense, useState } from 'react';
import {
  type Location,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { SkipLink } from '../components/SkipLink';
import { ToastArea } from '../components/toaster/ToastArea';
import { AnnouncementBar } from './AnnouncementBar';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.css';
import { useFocusNewPage } from './use-focus-new-page';
import { usePreload } from './use-preload';

export function SiteLayout() {
  const location = useLocation() as Location<unknown>;
  const { pathname, key, state } = location;
  // A visitor from another site has no focus position to restore.
  const [first] = useState(location);
  const isBack = useNavigationType() === NavigationType.Pop && location !== first;
  // Filter changes have a state and keep the scroll position.
  const main = useFocusNewPage(pathname, state ? undefined : key);
  usePreload();
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <SiteHeader />
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={styles.main}
        data-back={isBack || undefined}
      >
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
