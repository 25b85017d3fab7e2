import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageQuery } from '../../common/pagination/page-query.js';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { SearchField } from '../../common/validation/search-field.js';
import { MailStateDto } from '../../mail/dto/mail-state.dto.js';

export class PendingNewslettersQuery extends PageQuery {
  @SearchField('the email address')
  search?: string;
}

export class PendingNewsletterDto {
  @ApiProperty({ format: 'uuid', example: '0b8c1c1e-9d5e-4c55-8f43-3d2c54f2b1a7' })
  id: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-04T05:06:07.089Z',
    description: 'When somebody last entered the address.',
  })
  askedAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-07T06:00:00.012Z',
  })
  remindedAt: string | null;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-11T05:06:07.089Z',
    description: 'When the address is forgotten, unless it is confirmed.',
  })
  expiresAt: string;

  @ApiPropertyOptional({
    type: MailStateDto,
    description: 'What became of the last mail to it; it is missing where none is known.',
  })
  mail?: MailStateDto;
}

export class PendingNewsletterListDto {
  @ApiProperty({ type: [PendingNewsletterDto], description: 'Who was asked last comes first.' })
  newsletters: PendingNewsletterDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
