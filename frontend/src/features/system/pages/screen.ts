import { CloudServerOutlined } from '@ant-design/icons';
import { getGetSystemQueryOptions } from '../../../api/generated/system/system';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.system,
  title: 'System',
  label: 'System',
  icon: CloudServerOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./SystemPage'),
  queries: () => [getGetSystemQueryOptions()],
};
