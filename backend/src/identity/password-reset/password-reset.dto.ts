import { Transform } from 'class-transformer';
import { TextField } from '../../common/validation/text-field.js';
import { composed } from '../../common/validation/transforms.js';
import { PasswordField } from '../users/dto/user-fields.js';

export class RequestResetDto {
  @TextField({ label: 'Email or username', example: 'maria@example.org' })
  @Transform(composed)
  username: string;
}

export class ResetPasswordDto {
  @PasswordField()
  password: string;
}
