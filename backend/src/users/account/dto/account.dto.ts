import { EmailField } from '../../../common/validation/email-field.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { TextField } from '../../../common/validation/text-field.js';
import { NameField, PasswordField } from '../../dto/user-fields.js';

const CurrentPasswordField = () =>
  TextField({
    label: 'Current password',
    max: LIMITS.password.max,
    trim: false,
    format: 'password',
    example: 'correct horse battery staple',
  });

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
