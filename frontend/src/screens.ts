import { matchPath } from 'react-router-dom';
import type { AdminScreen } from './admin-screen';
import { screen as account } from './features/account/pages/screen';
import { screen as audit } from './features/audit/pages/screen';
import { screen as campaigns } from './features/campaigns/pages/screen';
import { screen as connections } from './features/connections/pages/screen';
import { screen as rules } from './features/connections/rules/screen';
import { screen as courses } from './features/courses/admin/pages/screen';
import { screen as instructors } from './features/instructors/admin/pages/screen';
import { screen as udemyCourses } from './features/marketplace/admin/pages/screen';
import { screen as myCourses } from './features/marketplace/pages/screen';
import { screen as newsletters } from './features/newsletter/admin/pages/screen';
import {
  screen as offerings,
  myScreen as myOfferings,
} from './features/offerings/admin/pages/screen';
import { screen as redirects } from './features/redirects/pages/screen';
import { screen as sitePages } from './features/site-pages/pages/screen';
import { screen as site } from './features/site-settings/pages/screen';
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
  offerings,
  myOfferings,
  campaigns,
  site,
  sitePages,
  connections,
  rules,
  instructors,
  apiKeys,
  webhooks,
  redirects,
  mail,
  audit,
  syncs,
  system,
  account,
];

/** Returns the screen that has this path, or a page below it. */
export function screenAt(pathname: string): AdminScreen | undefined {
  return screens.find(
    ({ path, subPages = [] }) =>
      path === pathname || subPages.some((page) => matchPath(page.path, pathname)),
  );
}
