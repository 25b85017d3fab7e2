import { KeyOutlined } from '@ant-design/icons';
import { getListApiKeysQueryOptions } from '../../../api/generated/api-keys/api-keys';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.apiKeys,
  title: 'API Keys',
  label: 'API Keys',
  icon: KeyOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./ApiKeysPage'),
  queries: () => [getListApiKeysQueryOptions()],
};
