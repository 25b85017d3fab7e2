import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { VISIBLE } from '../../../common/text/visible.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { isBlank, TextField } from '../../../common/validation/text-field.js';
import { composed, withoutDirectionMarks } from '../../../common/validation/transforms.js';

/** A username may be an email address, but not another user's, because both can sign in. */
export function UsernameField(): PropertyDecorator {
  return applyDecorators(
    TextField({ label: 'Username', ...LIMITS.username, example: 'maria' }),
    Transform(composed),
    Matches(VISIBLE, { message: 'Username must not contain invisible characters' }),
  );
}

export function NameField({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    TextField({
      label: 'Name',
      optional,
      example: 'Maria Santos',
      description: 'Characters that turn the text around them are taken out.',
    }),
    Transform(composed),
    Transform(withoutDirectionMarks),
  );
}

const PASSWORD_RULE =
  'Not one of the most common ones, and without the username, the name or the local part of the email.';

export function PasswordField(options: { optional?: boolean; description?: string } = {}) {
  return applyDecorators(
    TextField({
      label: 'Password',
      ...LIMITS.password,
      description: PASSWORD_RULE,
      ...options,
      trim: false,
      format: 'password',
      example: 'correct horse battery staple',
    }),
    Matches(/\S/, { message: 'Password must not be blank' }),
  );
}

export const CurrentPasswordField = () =>
  TextField({
    label: 'Current password',
    max: LIMITS.password.max,
    trim: false,
    format: 'password',
    example: 'correct horse battery staple',
  });

export function NewPasswordField(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (isBlank(value) ? undefined : value)),
    PasswordField({
      optional: true,
      description: `Left out or blank: the old one stays. ${PASSWORD_RULE}`,
    }),
  );
}

export function PhoneField(): PropertyDecorator {
  return TextField({ label: 'Phone', optional: true, nullable: true, example: '+1 555 0100' });
}
