import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { CountQuery, PageQuery, toInteger } from '../../common/pagination/page-query.js';
import { DayField } from '../../common/validation/day-field.js';
import { EmailField, TextField } from '../../common/validation/text-field.js';
import { OrderField, SearchField } from '../../common/validation/search-field.js';
import { MayBeAbsent } from '../../common/validation/limits.js';
import { ShownMatchesDto } from '../../common/validation/shown-matches.dto.js';

export class DeletedNewslettersDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: 'How many were there.' })
  deleted_count: number;

  @ApiProperty({ type: [String], example: ['64', '63'], description: 'For bringing them back.' })
  deleted_ids: string[];
}

export class RestoredNewslettersDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  restored_count: number;

  @ApiProperty({
    type: [String],
    example: ['maria@example.org'],
    description: 'Addresses that have subscribed again since then; these stay as they are.',
  })
  resubscribed: string[];
}

const NEWSLETTER_ORDERS = ['newest', 'oldest', 'email-asc', 'email-desc'] as const;
type NewsletterOrder = (typeof NEWSLETTER_ORDERS)[number];

function SubscribedFromField() {
  const description = 'The first day (UTC) on which they subscribed.';
  return DayField({ label: 'From', description, example: '2026-05-01' });
}

function SubscribedToField() {
  const description = 'The last day (UTC) on which they subscribed.';
  return DayField({ label: 'To', description, example: '2026-05-31', notBefore: 'from' });
}

export class ListNewslettersQuery extends PageQuery {
  @SearchField('the email address')
  search?: string;

  @SubscribedFromField()
  from?: string;

  @SubscribedToField()
  to?: string;

  @OrderField(NEWSLETTER_ORDERS, 'NewsletterOrder')
  order: NewsletterOrder = 'newest';
}

export class ExportNewslettersQuery {
  @SearchField('the email address')
  search?: string;

  @SubscribedFromField()
  from?: string;

  @SubscribedToField()
  to?: string;
}

export class DeleteMatchingNewslettersDto extends IntersectionType(
  ExportNewslettersQuery,
  ShownMatchesDto,
) {}

export class NewsletterStatusQuery {
  @EmailField()
  email: string;
}

export class ImportNewslettersQuery {
  @CountQuery({
    label: 'Email column',
    description: 'The column of addresses, counted from 1, instead of the one that was found.',
  })
  email_column?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 0,
    example: 2,
    description: 'The column of subscription dates, counted from 1; 0 for none.',
  })
  @MayBeAbsent()
  @Transform(({ value }: { value: unknown }) => toInteger(value))
  @IsInt({ message: 'Date column must be a whole number from 0' })
  @Min(0, { message: 'Date column must be a whole number from 0' })
  date_column?: number;

  @TextField({
    label: 'Active statuses',
    optional: true,
    max: 2500,
    description:
      'Those of `unknown_statuses`, separated by commas, whose people still subscribe. The others are left out.',
    example: 'VIP,Customer',
  })
  active_statuses?: string;
}
