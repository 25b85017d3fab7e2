import { ReadOutlined } from '@ant-design/icons';
import { getListAdminCoursesQueryOptions } from '../../../../api/generated/courses-admin/courses-admin';
import { getListViewsQueryOptions } from '../../../../api/generated/saved-views/saved-views';
import type { AdminScreen } from '../../../../admin-screen';
import { adminPaths } from '../../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.courses,
  title: 'Manage Courses',
  label: 'Courses (Thinkific)',
  icon: ReadOutlined,
  roles: ['admin'],
  group: 'main',
  goKey: 'c',
  load: () => import('./ManageCoursesPage'),
  queries: () => [
    getListViewsQueryOptions({ list: 'courses' }),
    getListAdminCoursesQueryOptions({ view: 'card' }),
  ],
};
