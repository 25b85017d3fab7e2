import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeAbsent } from './presence.js';

export interface ChoiceFieldOptions {
  /** What messages call the field. */
  label: string;
  choices: readonly string[];
  /** The choices' name in the API's description. */
  name: string;
  /** May be left out. */
  optional?: boolean;
  /** What it is when left out; the property's initial value must be the same. */
  default?: string;
}

/** One of a few words. */
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
