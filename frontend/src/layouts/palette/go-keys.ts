import { adminPaths } from '../../paths';

/** What follows `g`, and where it leads. */
export const GO_KEYS = [
  { key: 'd', path: adminPaths.dashboard, name: 'Dashboard' },
  { key: 'c', path: adminPaths.courses, name: 'Manage Courses' },
  { key: 's', path: adminPaths.testimonials, name: 'Success Stories' },
  { key: 'n', path: adminPaths.newsletters, name: 'Newsletter Subscriptions' },
  { key: 'u', path: adminPaths.users, name: 'User Management' },
] as const;
