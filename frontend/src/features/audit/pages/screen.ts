import { AuditOutlined } from '@ant-design/icons';
import { getGetAuditFiltersQueryOptions } from '../../../api/generated/audit/audit';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.audit,
  title: 'Audit Log',
  label: 'Audit Log',
  icon: AuditOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./AuditLogPage'),
  queries: () => [getGetAuditFiltersQueryOptions()],
};
