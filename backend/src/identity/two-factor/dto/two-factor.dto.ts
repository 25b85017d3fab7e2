import { ApiProperty } from '@nestjs/swagger';
import { CurrentPasswordField } from '../../users/dto/user-fields.js';
import { TextField, type TextFieldOptions } from '../../../common/validation/text-field.js';

export const CodeField = (options: Pick<TextFieldOptions, 'optional' | 'description'> = {}) =>
  TextField({ label: 'Code', max: 40, example: '492039', ...options });

export class CodeDto {
  @CodeField({ description: 'Of the authenticator app, or a recovery code.' })
  code: string;
}

export class BeginTwoFactorDto {
  @CurrentPasswordField()
  current_password: string;
}

export class TwoFactorDto {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-04T08:15:30.000Z',
    description: 'Null: there is no authenticator app.',
  })
  enabled_at: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, example: 10 })
  recovery_codes_left: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: 'That sign in, too.' })
  passkeys: number;
}

export class NewTwoFactorDto {
  @ApiProperty({
    example: 'LFVXNT232QOE7ROVW6F3LER4UBXIYERY',
    description: 'To be typed into an authenticator app, in base32.',
  })
  secret: string;

  @ApiProperty({
    example: 'otpauth://totp/Lectern:maria?secret=LFVXNT232QOE7ROVW6F3LER4UBXIYERY&issuer=Lectern',
    description: 'The same for a QR code.',
  })
  uri: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    example: ['4fk2-9xwd-p0tz-7hmr', 'q8vb-3nyc-1kds-6gxj'],
    description: 'Each signs in once in place of a code. They are shown only once.',
  })
  recovery_codes: string[];
}
