import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TableOwner } from '../components/admin/table/table-owner';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { SkipLink } from '../components/SkipLink';
import { useCurrentUser } from '../features/auth';
import { DecisionLine, useDecisionGuard } from '../features/testimonials/admin';
import type { AdminScreen } from '../routes/admin-screens';
import { adminTitleAt } from '../routes/admin-titles';
import { AdminBrand } from './AdminBrand';
import styles from './AdminLayout.module.css';
import { AdminMenu } from './AdminMenu';
import { AdminSidebar } from './AdminSidebar';
import { OfflineBar } from './OfflineBar';
import { ShellDialogHost } from './ShellDialogHost';
import { usePageStart } from './use-page-start';

export function AdminLayout({ screens }: { screens: readonly AdminScreen[] }) {
  const { pathname } = useLocation();
  const main = usePageStart(pathname);
  const { id, role } = useCurrentUser();
  useDecisionGuard(id);
  const visible = screens.filter(({ roles }) => roles.includes(role));
  const entries = visible.filter(({ isInSidebar = true }) => isInSidebar);
  return (
    <ShellDialogHost reachable={new Set(visible.map(({ path }) => path))}>
      <div className={styles.layout}>
        <SkipLink />
        <DecisionLine />
        <OfflineBar />
        <header className={styles.topBar}>
          <AdminMenu screens={entries} />
          <AdminBrand />
        </header>
        <aside className={styles.aside}>
          <AdminBrand />
          <AdminSidebar screens={entries} />
        </aside>
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          aria-label={adminTitleAt(pathname)}
          className={styles.main}
        >
          <ErrorBoundary key={pathname}>
            <Suspense>
              <TableOwner value={id}>
                <Outlet />
              </TableOwner>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </ShellDialogHost>
  );
}
