import { HistoryOutlined } from '@ant-design/icons';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.syncs,
  title: 'Sync History',
  label: 'Sync History',
  icon: HistoryOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./SyncHistoryPage'),
};
