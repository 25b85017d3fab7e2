import { PasskeyField } from './login.dto.js';
import { CodeField } from '../../two-factor/dto/two-factor.dto.js';
import { TextField } from '../../../common/validation/text-field.js';
import { LIMITS } from '../../../common/validation/limits.js';
import type { PasskeyAssertionDto } from '../../passkeys/dto/passkey-assertion.dto.js';

export class ReauthenticateDto {
  @TextField({
    label: 'Current password',
    max: LIMITS.password.max,
    trim: false,
    optional: true,
    format: 'password',
    example: 'correct horse battery staple',
  })
  current_password?: string;

  @CodeField({ optional: true, description: 'Of the authenticator app, or a recovery code.' })
  code?: string;

  @PasskeyField()
  passkey?: PasskeyAssertionDto;
}
