import { DashboardOutlined } from '@ant-design/icons';
import { getListAuditEntriesQueryOptions } from '../../../api/generated/audit/audit';
import { getListMyUdemyCoursesQueryOptions } from '../../../api/generated/marketplace-admin/marketplace-admin';
import { getListAdminOfferingsQueryOptions } from '../../../api/generated/offerings-admin/offerings-admin';
import { getListMissingSearchesQueryOptions } from '../../../api/generated/searches/searches';
import {
  getGetNeedsQueryOptions,
  getGetStatsQueryOptions,
  getGetTrendsQueryOptions,
} from '../../../api/generated/stats/stats';
import {
  getGetSyncStatusQueryOptions,
  getListSyncRunsQueryOptions,
} from '../../../api/generated/sync/sync';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';
import { nextSevenDays } from '../next-seven-days';

export const screen: AdminScreen = {
  path: adminPaths.dashboard,
  title: 'Dashboard',
  label: 'Dashboard',
  icon: DashboardOutlined,
  roles: ['admin', 'staff'],
  group: 'main',
  goKey: 'd',
  load: () => import('./DashboardPage'),
  queries: ({ role }) =>
    role === 'staff'
      ? [getGetStatsQueryOptions(), getListMyUdemyCoursesQueryOptions()]
      : [
          getGetStatsQueryOptions(),
          getGetNeedsQueryOptions(),
          getGetSyncStatusQueryOptions(),
          getListSyncRunsQueryOptions(),
          getListAuditEntriesQueryOptions({ limit: 8 }),
          getListMissingSearchesQueryOptions(),
          getGetTrendsQueryOptions(),
          getListAdminOfferingsQueryOptions(nextSevenDays()),
        ],
};
