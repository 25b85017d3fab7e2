import { IdcardOutlined } from '@ant-design/icons';
import { getListInstructorsQueryOptions } from '../../../../api/generated/instructors/instructors';
import type { AdminScreen } from '../../../../admin-screen';
import { adminPaths } from '../../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.instructors,
  title: 'Instructors',
  label: 'Instructors',
  icon: IdcardOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./InstructorsPage'),
  queries: () => [getListInstructorsQueryOptions()],
};
