import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsBoolean } from 'class-validator';
import { MayBeAbsent, MayBeNull } from './limits.js';

interface BooleanFieldOptions {
  label: string;
  description?: string;
  optional?: boolean;
  nullable?: boolean;
  default?: boolean;
}

export function BooleanField(options: BooleanFieldOptions): PropertyDecorator {
  const { label, description, optional = false, nullable = false } = options;
  return applyDecorators(
    ApiProperty({
      type: Boolean,
      required: !optional && options.default === undefined,
      default: options.default,
      example: true,
      description,
      ...(nullable && { nullable }),
    }),
    ...(nullable ? [MayBeNull()] : []),
    ...(optional ? [MayBeAbsent()] : []),
    IsBoolean({ message: `${label} must be true or false` }),
  );
}

export interface ChoiceFieldOptions {
  label: string;
  choices: readonly string[];
  name: string;
  optional?: boolean;
  default?: string;
}

export function ChoiceField(options: ChoiceFieldOptions): PropertyDecorator {
  const { label, choices, name, optional = false } = options;
  return applyDecorators(
    ApiProperty({
      enum: [...choices],
      enumName: name,
      required: !optional && options.default === undefined,
      default: options.default,
      example: choices[0],
    }),
    ...(optional ? [MayBeAbsent()] : []),
    IsIn(choices, { message: `${label} must be ${choices.join(' or ')}` }),
  );
}
