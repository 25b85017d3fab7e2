import {
  getGetAuditFiltersQueryKey,
  getListAuditLinesQueryKey,
} from '../api/generated/audit/audit';
import {
  getGetTwoFactorQueryKey,
  getListPasskeysQueryKey,
  getListSessionsQueryKey,
} from '../api/generated/account/account';
import { getListApiKeysQueryKey } from '../api/generated/api-keys/api-keys';
import { getGetMeQueryKey } from '../api/generated/auth/auth';
import { getGetAdminCoursePageQueryKey } from '../api/generated/courses-admin/courses-admin';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../api/generated/marketplace-admin/marketplace-admin';
import { getListNewslettersQueryKey } from '../api/generated/newsletter-admin/newsletter-admin';
import type { ViewedList } from '../api/generated/model/viewedList';
import { getListViewsQueryKey } from '../api/generated/saved-views/saved-views';
import { getListInvitationsQueryKey } from '../api/generated/invitations/invitations';
import { getListMissingSearchesQueryKey } from '../api/generated/searches/searches';
import { getGetNeedsQueryKey, getGetStatsQueryKey } from '../api/generated/stats/stats';
import {
  getGetSyncRunPageQueryKey,
  getGetSyncStatusQueryKey,
  getListRunningSyncsQueryKey,
  getListSyncRunsQueryKey,
} from '../api/generated/sync/sync';
import { getGetSystemQueryKey } from '../api/generated/system/system';
import { getListAdminTestimonialsQueryKey } from '../api/generated/testimonials-admin/testimonials-admin';
import { getListUsersQueryKey } from '../api/generated/users/users';
import { getListWebhookEndpointsQueryKey } from '../api/generated/webhooks/webhooks';
import { adminPaths } from '../paths';

type Key = readonly [url: string, ...params: object[]];

export interface ScreenStart {
  /** The source of its module. */
  page: string;
  /** What it asks the API for at first, by role. */
  admin?: Key[];
  staff?: Key[];
  /** The part of a list that the address does not choose. */
  list?: Key[];
}

const FIRST_PAGE = { page: 1, limit: 50 };

const MARKS: Key[] = [getGetStatsQueryKey(), getGetSyncStatusQueryKey()];

const SYNCS: Key[] = [...MARKS, getListRunningSyncsQueryKey()];

const ACCOUNT: Key[] = [
  getGetTwoFactorQueryKey(),
  getListPasskeysQueryKey(),
  getListSessionsQueryKey(),
];

const listed = (list: ViewedList): Key[] => [...MARKS, getListViewsQueryKey({ list })];

const DASHBOARD: ScreenStart = {
  page: 'src/features/stats/pages/DashboardPage.tsx',
  admin: [
    ...SYNCS,
    getGetNeedsQueryKey(),
    getListSyncRunsQueryKey(),
    getListAuditLinesQueryKey({ limit: 8 }),
    getListMissingSearchesQueryKey(),
  ],
  staff: [getGetStatsQueryKey(), getListMyUdemyCoursesQueryKey()],
};

/** What everybody's screen asks for. */
export const EVERYWHERE: Key[] = [getGetMeQueryKey()];

/** What screens begin with. What a row forgets is only asked for later; `first-screen.spec.ts` goes through them. */
export const screenStarts: Readonly<Record<string, ScreenStart>> = {
  [adminPaths.root]: DASHBOARD,
  [adminPaths.dashboard]: DASHBOARD,
  [adminPaths.courses]: {
    page: 'src/features/courses/admin/pages/ManageCoursesPage.tsx',
    admin: [...listed('courses'), getListRunningSyncsQueryKey()],
    list: [getGetAdminCoursePageQueryKey({ ...FIRST_PAGE, sort: 'name-asc' })],
  },
  [adminPaths.udemyCourses]: {
    page: 'src/features/marketplace/admin/pages/UdemyCoursesPage.tsx',
    admin: [
      ...listed('udemy'),
      getListRunningSyncsQueryKey(),
      getListAdminUdemyCoursesQueryKey(),
      getListUsersQueryKey({ role: 'staff' }),
    ],
  },
  [adminPaths.syncs]: {
    page: 'src/features/sync/pages/SyncHistoryPage.tsx',
    admin: SYNCS,
    list: [getGetSyncRunPageQueryKey(FIRST_PAGE)],
  },
  [adminPaths.testimonials]: {
    page: 'src/features/testimonials/admin/pages/TestimonialsPage.tsx',
    admin: listed('testimonials'),
    list: [getListAdminTestimonialsQueryKey(FIRST_PAGE)],
  },
  [adminPaths.newsletters]: {
    page: 'src/features/newsletter/admin/pages/NewslettersPage.tsx',
    admin: listed('newsletters'),
    list: [getListNewslettersQueryKey(FIRST_PAGE)],
  },
  [adminPaths.users]: {
    page: 'src/features/users/pages/UsersPage.tsx',
    admin: [
      ...listed('users'),
      getListStaffCoursesQueryKey(),
      getListInvitationsQueryKey({ page: 1, limit: 10 }),
    ],
    list: [getListUsersQueryKey(FIRST_PAGE)],
  },
  [adminPaths.apiKeys]: {
    page: 'src/features/users/pages/ApiKeysPage.tsx',
    admin: [...MARKS, getListApiKeysQueryKey()],
  },
  [adminPaths.webhooks]: {
    page: 'src/features/webhooks/pages/WebhooksPage.tsx',
    admin: [...MARKS, getListWebhookEndpointsQueryKey()],
  },
  [adminPaths.audit]: {
    page: 'src/features/audit/pages/AuditLogPage.tsx',
    admin: [...MARKS, getGetAuditFiltersQueryKey()],
    list: [getListAuditLinesQueryKey({ limit: 50 })],
  },
  [adminPaths.system]: {
    page: 'src/features/system/pages/SystemPage.tsx',
    admin: [...MARKS, getGetSystemQueryKey()],
  },
  [adminPaths.staffDashboard]: {
    page: 'src/features/marketplace/pages/StaffDashboardPage.tsx',
    staff: [getListMyUdemyCoursesQueryKey()],
  },
  [adminPaths.account]: {
    page: 'src/features/account/pages/AccountPage.tsx',
    admin: [...MARKS, ...ACCOUNT],
    staff: ACCOUNT,
  },
};
