import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../validation/text-field.js';

/** What one selection holds at most. */
export const MOST_SELECTED = 1_000;

/** So many stand in a question; the rest are counted. */
export const SAMPLES = 10;

/** A thousand ids of eighteen digits. */
const MAX_TOKEN = 30_000;

export class SelectionDto {
  @ApiProperty({
    example: 'WyJuZXdzbGV0dGVycyIsIjEi….k3Jd',
    description: 'Says which rows these are. For who asked alone.',
  })
  token: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-04T10:10:00.000Z' })
  expires_at: string;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MOST_SELECTED,
    example: 340,
    description: 'How many rows these are.',
  })
  count: number;

  @ApiProperty({
    example: true,
    description: 'False when more match than one selection holds; these are the newest.',
  })
  is_whole: boolean;

  @ApiProperty({
    type: [String],
    maxItems: SAMPLES,
    example: ['Amara Nwosu', 'Bo Lind'],
    description: 'What the first of them are called.',
  })
  samples: string[];
}

export class SelectionTokenDto {
  @TextField({ label: 'Token', max: MAX_TOKEN, example: 'WyJuZXdzbGV0dGVycyIsIjEi….k3Jd' })
  token: string;
}

/** The answer to who selects; `found` as the list has them. */
export function toSelectionDto(
  signed: Pick<SelectionDto, 'token' | 'expires_at'>,
  found: { ids: string[]; total: number; truncated?: boolean },
  samples: string[],
): SelectionDto {
  const isWhole = !found.truncated && found.ids.length === found.total;
  return { ...signed, count: found.ids.length, is_whole: isWhole, samples };
}
