import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { LIMITS } from './limits.js';
import { MayBeAbsent } from './presence.js';
import { trimmed } from './transforms.js';

/** An email address as it is typed, without white space around it. */
export function EmailField({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      format: 'email',
      maxLength: LIMITS.email,
      required: !optional,
      example: 'maria@example.org',
    }),
    ...(optional ? [MayBeAbsent()] : []),
    Transform(trimmed),
    IsEmail({}, { message: 'Invalid email address' }),
  );
}
