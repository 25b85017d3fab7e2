import { MailOutlined } from '@ant-design/icons';
import { getListNewslettersQueryOptions } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { getListViewsQueryOptions } from '../../../../api/generated/saved-views/saved-views';
import { FIRST_PAGE, type AdminScreen } from '../../../../admin-screen';
import { adminPaths } from '../../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.newsletters,
  title: 'Newsletter Subscriptions',
  label: 'Newsletters',
  icon: MailOutlined,
  roles: ['admin'],
  group: 'main',
  goKey: 'n',
  load: () => import('./NewslettersPage'),
  queries: ({ search }) => [
    getListViewsQueryOptions({ list: 'newsletters' }),
    ...(search.size === 0 ? [getListNewslettersQueryOptions(FIRST_PAGE)] : []),
  ],
};
