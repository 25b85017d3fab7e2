import type { AdminScreen } from './admin-screen';
import { screen as account } from './features/account/pages/screen';
import { screen as audit } from './features/audit/pages/screen';
import { screen as courses } from './features/courses/admin/pages/screen';
import { screen as udemyCourses } from './features/marketplace/admin/pages/screen';
import { screen as myCourses } from './features/marketplace/pages/screen';
import { screen as newsletters } from './features/newsletter/admin/pages/screen';
import { screen as dashboard } from './features/stats/pages/screen';
import { screen as syncs } from './features/sync/pages/screen';
import { screen as mail } from './features/system/mail/screen';
import { screen as system } from './features/system/pages/screen';
import { screen as testimonials } from './features/testimonials/admin/pages/screen';
import { screen as apiKeys } from './features/users/api-keys/screen';
import { screen as users } from './features/users/pages/screen';
import { screen as webhooks } from './features/webhooks/pages/screen';

export const screens: readonly AdminScreen[] = [
  dashboard,
  courses,
  udemyCourses,
  testimonials,
  newsletters,
  users,
  myCourses,
  apiKeys,
  webhooks,
  mail,
  audit,
  syncs,
  system,
  account,
];
