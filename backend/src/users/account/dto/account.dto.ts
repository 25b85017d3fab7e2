import { EmailField } from '../../../common/validation/email-field.js';
import { CurrentPasswordField, NameField, PasswordField } from '../../dto/user-fields.js';

export class RenameAccountDto {
  @NameField()
  name: string;
}

export class ChangeEmailDto {
  @EmailField()
  email: string;

  @CurrentPasswordField()
  current_password: string;
}

export class ChangePasswordDto {
  @CurrentPasswordField()
  current_password: string;

  @PasswordField()
  password: string;
}
