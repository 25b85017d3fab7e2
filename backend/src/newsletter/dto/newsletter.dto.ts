import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { BouncedAddressDto } from '../../mail/dto/mail-state.dto.js';

const NEWSLETTER_STATUSES = ['subscribed', 'pending', 'unsubscribed', 'unknown'] as const;
type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

export class NewsletterStatusDto {
  @ApiProperty({ enum: NEWSLETTER_STATUSES, enumName: 'NewsletterStatus', example: 'unsubscribed' })
  status: NewsletterStatus;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-04T05:06:07.089Z',
    description: 'Since when; null for an address that is unknown.',
  })
  since: string | null;
}

export class NewsletterDto {
  @ApiProperty({ example: '64' })
  id: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  subscribedAt: string;

  @ApiPropertyOptional({
    type: BouncedAddressDto,
    description: 'Present if the address has bounced; no mail is sent to it.',
  })
  bounced?: BouncedAddressDto;
}

export class NewsletterListDto {
  @ApiProperty({ type: [NewsletterDto], description: 'In the order asked for.' })
  newsletters: NewsletterDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-04T10:00:00.000Z',
    description: 'When the list was read, for actions on all that match.',
  })
  as_of: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    example: 3,
    description:
      'Those who have not confirmed their address yet, who are in no list but `pending`. Absent where nobody has to.',
  })
  pending?: number;
}
