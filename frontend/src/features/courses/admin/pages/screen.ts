import { ReadOutlined } from '@ant-design/icons';
import { getGetAdminCoursePageQueryOptions } from '../../../../api/generated/courses-admin/courses-admin';
import { getListViewsQueryOptions } from '../../../../api/generated/saved-views/saved-views';
import { FIRST_PAGE, type AdminScreen } from '../../../../admin-screen';
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
  queries: ({ search }) => [
    getListViewsQueryOptions({ list: 'courses' }),
    ...(search.size === 0
      ? [getGetAdminCoursePageQueryOptions({ ...FIRST_PAGE, sort: 'name-asc' })]
      : []),
  ],
};
