import { UserOutlined } from '@ant-design/icons';
import {
  getGetTwoFactorQueryOptions,
  getListPasskeysQueryOptions,
  getListSessionsQueryOptions,
} from '../../../api/generated/account/account';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.account,
  title: 'Your Account',
  label: 'Your Account',
  icon: UserOutlined,
  roles: ['admin', 'staff'],
  load: () => import('./AccountPage'),
  queries: () => [
    getGetTwoFactorQueryOptions(),
    getListPasskeysQueryOptions(),
    getListSessionsQueryOptions(),
  ],
};
