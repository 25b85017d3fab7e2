import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Matches } from 'class-validator';
import { VISIBLE } from '../text/visible.js';
import { LIMITS } from './limits.js';
import { MayBeAbsent } from './limits.js';
import { composed, readable, trimmed } from './transforms.js';

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
    Transform(composed),
    Transform(readable),
    IsEmail({}, { message: 'Invalid email address' }),
    Matches(VISIBLE, { message: 'Email must not contain invisible characters' }),
  );
}
