import { CurrentPasswordField, NameField, PasswordField } from '../../users/dto/user-fields.js';

export class RenameAccountDto {
  @NameField()
  name: string;
}

export class ChangePasswordDto {
  @CurrentPasswordField()
  current_password: string;

  @PasswordField()
  password: string;
}
