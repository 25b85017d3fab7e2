import { ChoiceField } from '../../../common/validation/choice-field.js';
import { EmailField } from '../../../common/validation/text-field.js';
import { NameField, PasswordField, UsernameField } from '../../users/dto/user-fields.js';
import { USER_ROLES, type UserRole } from '../../../common/access/access.decorators.js';

export class InviteDto {
  @EmailField()
  email: string;

  @NameField()
  name: string;

  @ChoiceField({ label: 'Role', choices: USER_ROLES, name: 'UserRole', default: 'staff' })
  role: UserRole = 'staff';
}

export class AcceptInvitationDto {
  @UsernameField()
  username: string;

  @PasswordField()
  password: string;
}
