import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { MayBeAbsent } from './limits.js';

export interface BooleanFieldOptions {
  label: string;
  description?: string;
  optional?: boolean;
  default?: boolean;
}

export function BooleanField(options: BooleanFieldOptions): PropertyDecorator {
  const { label, description, optional = false } = options;
  return applyDecorators(
    ApiProperty({
      type: Boolean,
      required: !optional && options.default === undefined,
      default: options.default,
      example: true,
      description,
    }),
    ...(optional ? [MayBeAbsent()] : []),
    IsBoolean({ message: `${label} must be true or false` }),
  );
}
