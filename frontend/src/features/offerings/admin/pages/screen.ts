import { CalendarOutlined, ScheduleOutlined } from '@ant-design/icons';
import {
  getListAdminOfferingsQueryOptions,
  getListMyOfferingsQueryOptions,
} from '../../../../api/generated/offerings-admin/offerings-admin';
import { FIRST_PAGE, type AdminScreen } from '../../../../admin-screen';
import { adminPaths } from '../../../../paths';
import { upcomingParams } from '../upcoming-params';

export const screen: AdminScreen = {
  path: adminPaths.offerings,
  title: 'Offerings',
  label: 'Offerings',
  icon: CalendarOutlined,
  roles: ['admin'],
  group: 'main',
  goKey: 'o',
  load: () => import('./OfferingsPage'),
  subPages: [{ path: adminPaths.offering, load: () => import('./OfferingPage') }],
  queries: ({ search }) =>
    search.size === 0
      ? [getListAdminOfferingsQueryOptions({ ...FIRST_PAGE, ...upcomingParams() })]
      : [],
};

export const myScreen: AdminScreen = {
  path: adminPaths.myOfferings,
  title: 'My Offerings',
  label: 'My Offerings',
  icon: ScheduleOutlined,
  roles: ['staff'],
  group: 'main',
  load: () => import('./MyOfferingsPage'),
  subPages: [{ path: adminPaths.myOffering, load: () => import('./MyOfferingPage') }],
  queries: () => [getListMyOfferingsQueryOptions()],
};
