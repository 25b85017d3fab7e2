import { CommentOutlined } from '@ant-design/icons';
import { getListViewsQueryOptions } from '../../../../api/generated/saved-views/saved-views';
import { getListAdminTestimonialsQueryOptions } from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { FIRST_PAGE, type AdminScreen } from '../../../../admin-screen';
import { adminPaths } from '../../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.testimonials,
  title: 'Success Stories',
  label: 'Testimonials',
  icon: CommentOutlined,
  roles: ['admin'],
  group: 'main',
  goKey: 's',
  load: () => import('./TestimonialsPage'),
  queries: ({ search }) => [
    getListViewsQueryOptions({ list: 'testimonials' }),
    ...(search.size === 0 ? [getListAdminTestimonialsQueryOptions(FIRST_PAGE)] : []),
  ],
};
