import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { HAS_VISIBLE_CHARACTER } from '../text/visible.js';
import { MostLength } from './length-rules.js';
import { MayBeAbsent, MayBeNull } from './limits.js';

export interface TextListFieldOptions {
  label: string;
  example: readonly string[];
  maxLines: number;
  max: number;
}

export function TextListField({ label, example, maxLines, max }: TextListFieldOptions) {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: max },
      maxItems: maxLines,
      required: false,
      nullable: true,
      example,
      description: 'One line per item; blank lines are dropped.',
    }),
    MayBeAbsent(),
    MayBeNull(),
    Transform(({ value }: { value: unknown }) => toLines(value)),
    IsArray({ message: `${label} must be a list of texts` }),
    ArrayMaxSize(maxLines, { message: `${label} must have at most ${maxLines} lines` }),
    IsString({ each: true, message: `${label} must be a list of texts` }),
    MostLength(max, {
      each: true,
      message: `${label} must have at most ${max} characters per line`,
    }),
  );
}

function toLines(value: unknown): unknown {
  if (value === '') return null;
  if (!Array.isArray(value)) return value;
  const lines = value.flatMap((item: unknown) =>
    typeof item === 'string' ? item.split(/\r\n|\r|\n/).map((line) => line.trim()) : [item],
  );
  const filled = lines.filter(
    (line) => typeof line !== 'string' || HAS_VISIBLE_CHARACTER.test(line),
  );
  return filled.length > 0 ? filled : null;
}
