import type { ComponentType } from 'react';
import { lazyPage } from '../components/part/lazy-page';
import { adminEntries, type AdminEntry } from '../layouts/admin-entries';
import { ScreenSkeleton } from '../layouts/ScreenSkeleton';
import { adminPaths } from '../paths';

export interface AdminScreen extends AdminEntry {
  Page: ReturnType<typeof lazyPage>;
}

type Load = () => Promise<{ default: ComponentType }>;

const PAGES: Readonly<Record<string, Load>> = {
  [adminPaths.dashboard]: () => import('../features/stats/pages/DashboardPage'),
  [adminPaths.courses]: () => import('../features/courses/admin/pages/ManageCoursesPage'),
  [adminPaths.udemyCourses]: () => import('../features/marketplace/admin/pages/UdemyCoursesPage'),
  [adminPaths.syncs]: () => import('../features/sync/pages/SyncHistoryPage'),
  [adminPaths.testimonials]: () => import('../features/testimonials/admin/pages/TestimonialsPage'),
  [adminPaths.newsletters]: () => import('../features/newsletter/admin/pages/NewslettersPage'),
  [adminPaths.users]: () => import('../features/users/pages/UsersPage'),
  [adminPaths.apiKeys]: () => import('../features/users/pages/ApiKeysPage'),
  [adminPaths.webhooks]: () => import('../features/webhooks/pages/WebhooksPage'),
  [adminPaths.audit]: () => import('../features/audit/pages/AuditLogPage'),
  [adminPaths.system]: () => import('../features/system/pages/SystemPage'),
  [adminPaths.staffDashboard]: () => import('../features/marketplace/pages/StaffDashboardPage'),
  [adminPaths.account]: () => import('../features/account/pages/AccountPage'),
};

/** The screens of the back office in the sidebar's order. */
export const adminScreens: readonly AdminScreen[] = adminEntries.flatMap((entry) => {
  const load = PAGES[entry.path];
  return load ? { ...entry, Page: lazyPage(load, <ScreenSkeleton path={entry.path} />) } : [];
});
