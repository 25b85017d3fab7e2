import type { UserRole } from '../../api/generated/model/userRole';
import { Badge } from '../Badge';

const ROLES = {
  admin: { label: 'Admin', tone: 'ai' },
  staff: { label: 'Staff', tone: 'software' },
} as const satisfies Record<UserRole, object>;

export function RoleBadge({ role }: { role: UserRole }) {
  const { label, tone } = ROLES[role];
  return (
    <span data-tone={tone}>
      <Badge toned>{label}</Badge>
    </span>
  );
}
