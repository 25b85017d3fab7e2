import { matchPath } from 'react-router-dom';
import { adminPaths } from '../paths';

/** What the screens are called; their documents' titles, before and after their code has come. */
const TITLES: Readonly<Record<string, string>> = {
  [adminPaths.root]: 'Dashboard',
  [adminPaths.login]: 'Admin Login',
  [adminPaths.dashboard]: 'Dashboard',
  [adminPaths.courses]: 'Manage Courses',
  [adminPaths.udemyCourses]: 'Udemy Courses',
  [adminPaths.syncs]: 'Sync History',
  [adminPaths.testimonials]: 'Success Stories',
  [adminPaths.newsletters]: 'Newsletter Subscriptions',
  [adminPaths.users]: 'User Management',
  [adminPaths.apiKeys]: 'API Keys',
  [adminPaths.webhooks]: 'Webhooks',
  [adminPaths.audit]: 'Audit Log',
  [adminPaths.system]: 'System',
  [adminPaths.staffDashboard]: 'My Udemy Courses',
  [adminPaths.account]: 'Your Account',
};

export function adminTitleAt(pathname: string): string | undefined {
  const path = Object.keys(TITLES).find((pattern) => matchPath(pattern, pathname));
  return path && TITLES[path];
}
