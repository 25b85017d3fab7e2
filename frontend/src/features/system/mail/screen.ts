import { SendOutlined } from '@ant-design/icons';
import type { AdminScreen } from '../../../admin-screen';
import { getGetSystemQueryOptions } from '../../../api/generated/system/system';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.mail,
  title: 'Mail',
  label: 'Mail',
  icon: SendOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./MailPage'),
  queries: () => [getGetSystemQueryOptions()],
};
