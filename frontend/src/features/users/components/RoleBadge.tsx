import type { UserRole } from '../../../api/generated/model/userRole';
import { ToneBadge } from '../../../components/admin/ToneBadge';

const ROLES = {
  admin: { tone: 'ai', label: 'Admin' },
  staff: { tone: 'software', label: 'Staff' },
} as const satisfies Record<UserRole, object>;

export function RoleBadge({ role }: { role: UserRole }) {
  const { tone, label } = ROLES[role];
  return <ToneBadge tone={tone}>{label}</ToneBadge>;
}
