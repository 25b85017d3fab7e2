import { FileTextOutlined } from '@ant-design/icons';
import { getListSitePagesQueryOptions } from '../../../api/generated/site-admin/site-admin';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.pages,
  title: 'Pages',
  label: 'Pages',
  icon: FileTextOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./SitePagesPage'),
  queries: () => [getListSitePagesQueryOptions()],
};
