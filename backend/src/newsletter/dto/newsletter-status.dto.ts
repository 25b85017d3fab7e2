import { ApiProperty } from '@nestjs/swagger';

const NEWSLETTER_STATUSES = ['subscribed', 'pending', 'unsubscribed', 'unknown'] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

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
