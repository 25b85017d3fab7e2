import { object, string } from 'yup';
import { inviteLimits as limits } from '../../../api/generated/limits/inviteLimits';
import { UserRole } from '../../../api/generated/model/userRole';
import type { InviteDto } from '../../../api/generated/model/inviteDto';
import { emailAddress, nameText } from '../../../components/admin/forms/rules';

export const NEW_INVITATION: InviteDto = { email: '', name: '', role: 'staff' };

export const invitationSchema = object({
  name: nameText('Name', limits.name),
  email: emailAddress(),
  role: string().oneOf(Object.values(UserRole)),
});
