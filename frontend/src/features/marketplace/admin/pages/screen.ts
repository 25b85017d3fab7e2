import { ShopOutlined } from '@ant-design/icons';
import { getListAdminUdemyCoursesQueryOptions } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getListViewsQueryOptions } from '../../../../api/generated/saved-views/saved-views';
import { getListUsersQueryOptions } from '../../../../api/generated/users/users';
import type { AdminScreen } from '../../../../admin-screen';
import { adminPaths } from '../../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.udemyCourses,
  title: 'Udemy Courses',
  label: 'Udemy Courses',
  icon: ShopOutlined,
  roles: ['admin'],
  group: 'main',
  load: () => import('./UdemyCoursesPage'),
  queries: () => [
    getListViewsQueryOptions({ list: 'udemy' }),
    getListAdminUdemyCoursesQueryOptions(),
    getListUsersQueryOptions({ role: 'staff' }),
  ],
};
