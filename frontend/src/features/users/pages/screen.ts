import { TeamOutlined } from '@ant-design/icons';
import { getListStaffCoursesQueryOptions } from '../../../api/generated/marketplace-admin/marketplace-admin';
import { getListViewsQueryOptions } from '../../../api/generated/saved-views/saved-views';
import { getListUsersQueryOptions } from '../../../api/generated/users/users';
import { FIRST_PAGE, type AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.users,
  title: 'User Management',
  label: 'Internal Users',
  icon: TeamOutlined,
  roles: ['admin'],
  group: 'main',
  goKey: 'u',
  load: () => import('./UsersPage'),
  queries: ({ search }) => [
    getListViewsQueryOptions({ list: 'users' }),
    getListStaffCoursesQueryOptions(),
    ...(search.size === 0 ? [getListUsersQueryOptions(FIRST_PAGE)] : []),
  ],
};
