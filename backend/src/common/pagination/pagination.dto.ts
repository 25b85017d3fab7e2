import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PageQuery } from './page-query.js';

export class PaginationDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  page: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    example: 50,
    description: 'Items a page.',
  })
  limit: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 64, description: 'Items on all pages.' })
  total: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: '0 for an empty list.' })
  pages: number;

  @ApiPropertyOptional({
    example: true,
    description:
      'A search has found more than it counts: `total` and the list end there. Absent otherwise.',
  })
  truncated?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    example: 100_000,
    description:
      'A search without three letters or digits in a row has looked at so many of the newest rows only. Absent otherwise.',
  })
  searched_newest?: number;
}

/** @param found the part of the total that a limited search does not list */
export function toPagination(
  { page, limit }: PageQuery,
  total: number,
  { truncated, searchedNewest }: { truncated?: boolean; searchedNewest?: number } = {},
): PaginationDto {
  return {
    page,
    limit,
    total,
    pages: Math.ceil(total / limit),
    ...(truncated && { truncated }),
    ...(searchedNewest !== undefined && { searched_newest: searchedNewest }),
  };
}
