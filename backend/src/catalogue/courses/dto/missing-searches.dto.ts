import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../common/validation/text-field.js';
import { MAX_SEARCH } from '../../../common/search/search-words.js';

export class NoteMissingSearchDto {
  @TextField({ label: 'Search', max: MAX_SEARCH, example: 'haskell' })
  search: string;
}

export class MissingSearchDto {
  @ApiProperty({ example: 'haskell', description: 'Lowercase, without accents.' })
  term: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 7 })
  count: number;

  @ApiProperty({ format: 'date', example: '2026-03-04', description: 'The last time, in UTC.' })
  last_day: string;
}

export class MissingSearchesDto {
  @ApiProperty({ type: [MissingSearchDto], description: 'At most 20, the most frequent first.' })
  searches: MissingSearchDto[];
}
