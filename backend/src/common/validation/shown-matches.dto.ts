import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDate, IsInt, Max, Min, MinDate } from 'class-validator';
import { ConflictError } from '../problem/app-error.js';
import { MAX_IDS } from './ids.dto.js';

const BEFORE = { message: 'Before must be a date and time such as 2026-03-04T10:00:00.000Z' };
const COUNT = { message: `Count must be a whole number from 1 to ${MAX_IDS}` };

export class ShownMatchesDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-03-04T10:00:00.000Z',
    description: 'The `as_of` of the list. Newer rows stay as they are.',
  })
  @Type(() => Date)
  @IsDate(BEFORE)
  @MinDate(new Date(0), BEFORE)
  before: Date;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_IDS,
    example: 340,
    description: `The number of rows in the list. If more than ${MAX_IDS} match, the newest are used.`,
  })
  @IsInt(COUNT)
  @Min(1, COUNT)
  @Max(MAX_IDS, COUNT)
  count: number;
}

export function requireShownCount(deleted: number, shown: number): void {
  if (deleted === shown) return;
  throw new ConflictError(
    `The number of matches changed from ${shown} to ${deleted}, so nothing was deleted. ` +
      'Check the list and try again.',
  );
}
