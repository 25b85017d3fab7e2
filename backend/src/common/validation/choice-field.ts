import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeAbsent } from './limits.js';

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
