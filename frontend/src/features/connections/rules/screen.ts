import { SlidersOutlined } from '@ant-design/icons';
import type { AdminScreen } from '../../../admin-screen';
import { getListRulesQueryOptions } from '../../../api/generated/settings/settings';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.rules,
  title: 'Rules',
  label: 'Rules',
  icon: SlidersOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./RulesPage'),
  queries: () => [getListRulesQueryOptions()],
};
