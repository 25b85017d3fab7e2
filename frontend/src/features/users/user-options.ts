import type { UserRole } from '../../api/generated/model/userRole';
import type { UserState } from '../../api/generated/model/userState';

export const ROLE_OPTIONS: { value: UserRole; label: string }[] = [
  { value: 'admin', label: 'Admin' },
  { value: 'staff', label: 'Staff' },
];

export const STATE_OPTIONS: { value: UserState; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
