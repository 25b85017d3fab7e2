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
}

export function toPagination(
  { page, limit }: PageQuery,
  total: number,
  truncated = false,
): PaginationDto {
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
  return truncated ? { ...pagination, truncated } : pagination;
}
