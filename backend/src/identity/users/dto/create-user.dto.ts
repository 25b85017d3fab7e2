import { ChoiceField } from '../../../common/validation/choice-field.js';
import { EmailField } from '../../../common/validation/text-field.js';
import { USER_ROLES, type UserRole } from '../../../common/access/access.decorators.js';
import {
  NameField,
  PasswordField,
  PhoneField,
  UsernameField,
  NewPasswordField,
} from './user-fields.js';

export class UpdateUserDto {
  @NameField({ optional: true })
  name?: string;

  @EmailField({ optional: true })
  email?: string;

  @NewPasswordField()
  password?: string;

  @ChoiceField({ label: 'Role', choices: USER_ROLES, name: 'UserRole', optional: true })
  role?: UserRole;

  @PhoneField()
  phone?: string | null;
}

export class CreateUserDto {
  @UsernameField()
  username: string;

  @NameField()
  name: string;

  @EmailField()
  email: string;

  @PasswordField()
  password: string;

  @ChoiceField({ label: 'Role', choices: USER_ROLES, name: 'UserRole', default: 'staff' })
  role: UserRole = 'staff';

  @PhoneField()
  phone?: string | null;
}
