import { LinkOutlined } from '@ant-design/icons';
import type { AdminScreen } from '../../../admin-screen';
import { getListConnectionsQueryOptions } from '../../../api/generated/settings/settings';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.connections,
  title: 'Connections',
  label: 'Connections',
  icon: LinkOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./ConnectionsPage'),
  queries: () => [getListConnectionsQueryOptions()],
};
