import { Outlet, useLocation } from 'react-router-dom';
import { TableOwner } from '../components/admin/table/table-owner';
import { SkipLink } from '../components/SkipLink';
import { useCurrentUser } from '../features/auth';
import { DecisionLine, useDecisionGuard } from '../features/testimonials/admin';
import { screens } from '../screens';
import { AdminBrand } from './AdminBrand';
import styles from './AdminLayout.module.css';
import { AdminMenu } from './AdminMenu';
import { AdminSidebar } from './AdminSidebar';
import { OfflineBar } from './OfflineBar';
import { ShellDialogHost } from './ShellDialogHost';
import { usePageStart } from './use-page-start';

export function AdminLayout() {
  const { pathname } = useLocation();
  const main = usePageStart(pathname);
  const { id, role } = useCurrentUser();
  useDecisionGuard(id);
  const visible = screens.filter(({ roles }) => roles.includes(role));
  const entries = visible.filter(({ group }) => group === 'main');
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
          aria-label={screens.find(({ path }) => path === pathname)?.title}
          className={styles.main}
        >
          <TableOwner value={id}>
            <Outlet />
          </TableOwner>
        </main>
      </div>
    </ShellDialogHost>
  );
}
