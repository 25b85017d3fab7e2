import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';
import { LIMITS } from './limits.js';

export const MAX_IDS = 1_000;
const LIST = { message: `Ids must be a list of 1 to ${MAX_IDS} ids` };
const TEXTS = { each: true, message: 'Ids must be strings, as in the list' };

export class IdsDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: LIMITS.text },
    minItems: 1,
    maxItems: MAX_IDS,
    example: ['64', '63'],
    description: 'Duplicates are allowed. Unknown ids are ignored.',
  })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toText) : value))
  @IsArray(LIST)
  @ArrayMinSize(1, LIST)
  @ArrayMaxSize(MAX_IDS, LIST)
  @IsString(TEXTS)
  @MaxLength(LIMITS.text, TEXTS)
  ids: string[];
}

function toText(id: unknown): unknown {
  return Number.isSafeInteger(id) ? String(id) : id;
}
