import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, IsEmail, Matches } from 'class-validator';
import { LeastLength, MostLength } from './length-rules.js';
import { LIMITS, MayBeAbsent, MayBeNull } from './limits.js';
import { seen, trimmed, composed, readable } from './transforms.js';
import { VISIBLE } from '../text/visible.js';

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

export interface TextFieldOptions {
  label: string;
  example: string;
  description?: string;
  min?: number;
  max?: number;
  tooShort?: string;
  tooLong?: string;
  optional?: boolean;
  nullable?: boolean;
  /** Trims the text and makes invisible text blank, unless this is false. */
  trim?: boolean;
  format?: string;
}

export function TextField(options: TextFieldOptions): PropertyDecorator {
  const { label, min = 1, max = LIMITS.text, trim = true, nullable = false } = options;
  const tooShort =
    options.tooShort ??
    (min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`);
  const tooLong = options.tooLong ?? `${label} must be at most ${max} characters`;
  return applyDecorators(
    ApiProperty({
      type: String,
      required: !options.optional,
      nullable: nullable || undefined,
      minLength: nullable ? undefined : min,
      maxLength: max,
      example: options.example,
      description: options.description,
      format: options.format,
    }),
    ...(options.optional ? [MayBeAbsent()] : []),
    ...(nullable ? [MayBeNull()] : []),
    ...(nullable
      ? [Transform(({ value }: { value: unknown }) => (isBlank(value) ? null : value))]
      : []),
    ...(trim ? [Transform(trimmed), Transform(seen)] : []),
    IsString({
      message: ({ value }) =>
        value === undefined || value === null ? tooShort : `${label} must be text`,
    }),
    LeastLength(min, { message: tooShort }),
    MostLength(max, { message: tooLong }),
  );
}

export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
