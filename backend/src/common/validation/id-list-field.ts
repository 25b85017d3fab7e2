import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { LIMITS, MayBeAbsent } from './limits.js';

interface IdListFieldOptions {
  label: string;
  example: string[];
  description: string;
  optional?: boolean;
  pattern?: RegExp;
}

export const MOST_IDS = 500;

export function IdListField(options: IdListFieldOptions): PropertyDecorator {
  const { label, optional = false, pattern, ...described } = options;
  const list = { message: `${label} must be a list of 1 to ${MOST_IDS} different ids` };
  const each = { ...list, each: true };
  return applyDecorators(
    ApiProperty({
      ...described,
      type: 'array',
      required: !optional,
      items: pattern
        ? { type: 'string', pattern: pattern.source }
        : { type: 'string', maxLength: LIMITS.text },
      minItems: 1,
      maxItems: MOST_IDS,
      uniqueItems: true,
    }),
    ...(optional ? [MayBeAbsent()] : []),
    IsArray(list),
    ArrayMinSize(1, list),
    ArrayMaxSize(MOST_IDS, list),
    ArrayUnique(list),
    ...(pattern ? [Matches(pattern, each)] : [IsString(each), MaxLength(LIMITS.text, each)]),
  );
}
