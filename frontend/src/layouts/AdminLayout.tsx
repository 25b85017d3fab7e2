import { Layout } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TableOwner } from '../components/admin/table-owner';
import { SkipLink } from '../components/SkipLink';
import { useCurrentUser } from '../features/auth';
import { useDecisionGuard } from '../features/testimonials/admin';
import { screenAt, screens } from '../screens';
import { useMediaQuery } from '../theme/use-media-query';
import { AdminSidebar } from './AdminSidebar';
import styles from './AdminLayout.module.css';
import { OfflineAlert } from './OfflineAlert';
import { SettingsMenu } from './SettingsMenu';
import { ShellDialogHost } from './ShellDialogHost';
import { useFocusNewPage } from './use-focus-new-page';

const PhoneHeader = lazy(() => import('./PhoneHeader'));

export function AdminLayout() {
  const { pathname } = useLocation();
  const main = useFocusNewPage(pathname);
  const { id, role } = useCurrentUser();
  useDecisionGuard(id);
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const isNarrow = useMediaQuery('(max-width: 1099.98px)');
  const [choice, setChoice] = useState<boolean>();
  const isCollapsed = choice ?? isNarrow;
  const visible = screens.filter(({ roles }) => roles.includes(role));
  const settings = visible.filter(({ group }) => group === 'settings');
  const isInSettings = settings.some(({ path }) => path === pathname);
  return (
    <ShellDialogHost reachable={new Set(visible.map(({ path }) => path))}>
      <SkipLink />
      <Layout hasSider={!isPhone} className={styles.layout}>
        {isPhone ? (
          <Suspense fallback={<Layout.Header />}>
            <PhoneHeader screens={visible} />
          </Suspense>
        ) : (
          <Layout.Sider
            theme="light"
            width={232}
            collapsedWidth={72}
            collapsed={isCollapsed}
            className={styles.sider}
          >
            <AdminSidebar screens={visible} isCollapsed={isCollapsed} onCollapse={setChoice} />
          </Layout.Sider>
        )}
        <Layout>
          <div className={styles.alerts}>
            <OfflineAlert />
          </div>
          <Layout hasSider={isInSettings && !isNarrow}>
            {isInSettings && <SettingsMenu screens={settings} isNarrow={isNarrow} />}
            <Layout.Content
              id="content"
              ref={main}
              tabIndex={-1}
              aria-label={screenAt(pathname)?.title}
              className={styles.main}
            >
              <TableOwner value={id}>
                <Outlet />
              </TableOwner>
            </Layout.Content>
          </Layout>
        </Layout>
      </Layout>
    </ShellDialogHost>
  );
}
