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
    description: 'Items per page.',
  })
  limit: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 64, description: 'Items on all pages.' })
  total: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: '0 for an empty list.' })
  pages: number;

  @ApiPropertyOptional({
    example: true,
    description:
      'True if a search has more matches than are counted: `total` and the list end there. Absent otherwise.',
  })
  truncated?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    example: 100_000,
    description:
      'Set if a search without three consecutive letters or digits covered only this many of the newest rows. Absent otherwise.',
  })
  searched_newest?: number;
}

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
