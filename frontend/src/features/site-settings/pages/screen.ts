import { ShopOutlined } from '@ant-design/icons';
import type { AdminScreen } from '../../../admin-screen';
import { getGetSiteDraftQueryOptions } from '../../../api/generated/site-admin/site-admin';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.site,
  title: 'Site',
  label: 'Site',
  icon: ShopOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./SitePage'),
  queries: () => [getGetSiteDraftQueryOptions()],
};
