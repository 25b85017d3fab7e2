import { BookOutlined } from '@ant-design/icons';
import { getListMyUdemyCoursesQueryOptions } from '../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.staffDashboard,
  title: 'My Udemy Courses',
  label: 'My Courses',
  icon: BookOutlined,
  roles: ['staff'],
  group: 'main',
  load: () => import('./StaffDashboardPage'),
  queries: () => [getListMyUdemyCoursesQueryOptions()],
};
