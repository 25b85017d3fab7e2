import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';
import { PageQuery } from '../../../common/pagination/page-query.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { OrderField, SearchField } from '../../../common/validation/search-field.js';
import { TextField } from '../../../common/validation/text-field.js';

const REDIRECT_ORDERS = ['newest', 'oldest', 'from-asc', 'from-desc'] as const;
export type RedirectOrder = (typeof REDIRECT_ORDERS)[number];

export class ListRedirectsQuery extends PageQuery {
  @SearchField('the old or new address')
  search?: string;

  @OrderField(REDIRECT_ORDERS, 'RedirectOrder')
  order: RedirectOrder = 'newest';
}

export class SaveRedirectDto {
  @TextField({
    label: 'Old address',
    max: LIMITS.url,
    example: '/workshops/vector-search',
    description:
      'A path of this site that no page has, without query. Letter case and a slash at the end make no difference.',
  })
  from: string;

  @TextField({
    label: 'New address',
    max: LIMITS.url,
    example: '/courses/7/vector-search',
    description: 'A path of this site, or an http(s) URL.',
  })
  to: string;
}

export class RedirectDto {
  @ApiProperty({ example: '12', description: 'Opaque.' })
  id: string;

  @ApiProperty({
    example: '/workshops/vector-search',
    description: 'Decoded, in lower case, without a slash at the end.',
  })
  from: string;

  @ApiProperty({ example: '/courses/7/vector-search' })
  to: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-05T09:41:00.000Z' })
  created_at: string;
}

export class RedirectListDto {
  @ApiProperty({ type: [RedirectDto] })
  redirects: RedirectDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export class DeletedRedirectsDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  deleted_count: number;
}

export class RedirectImportDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 118 })
  added: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 2,
    description: 'Redirects of the same old address that have the new address of the file now.',
  })
  changed: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 4, description: 'These existed already.' })
  unchanged: number;
}
