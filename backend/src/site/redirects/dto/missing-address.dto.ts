import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';

export class MissingAddressDto {
  @ApiProperty({ example: '7', description: 'Opaque.' })
  id: string;

  @ApiProperty({
    example: '/workshops/vector-search',
    description: 'Decoded, in lower case, without a slash at the end, and without the query.',
  })
  path: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  visits: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T08:12:40.000Z' })
  first_seen: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-05T09:41:00.000Z' })
  last_seen: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '/courses/7/vector-search',
    description: 'A page whose address has at least half of its words in common with this one.',
  })
  suggestion: string | null;
}

export class MissingAddressListDto {
  @ApiProperty({ type: [MissingAddressDto] })
  addresses: MissingAddressDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
