import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { DayField } from '../../common/validation/day-field.js';
import { SearchField } from '../../common/validation/search-field.js';
import { OFFERING_KINDS, type OfferingKind } from '../offering.entity.js';
import { OfferingFieldsDto } from './save-offering.dto.js';
import { OFFERING_STATES, type OfferingState } from './offering-state.js';

const ADMIN_STATES = ['draft', ...OFFERING_STATES] as const;
export type AdminOfferingState = 'draft' | OfferingState;

export class OfferingCountsDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 9 })
  confirmed: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 1,
    description: 'Freed seats that are held for people of the waitlist.',
  })
  offered: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 4, description: 'On the waitlist.' })
  waiting: number;
}

export class AdminOfferingDto extends OfferingFieldsDto {
  @ApiProperty({ example: '12', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'rag-cohort-spring', description: 'The readable part of its address.' })
  slug: string;

  @ApiProperty({ enum: ADMIN_STATES, enumName: 'AdminOfferingState', example: 'open' })
  state: AdminOfferingState;

  @ApiProperty({ format: 'date-time', example: '2027-02-01T17:00:00.000Z' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', example: '2027-04-07T18:00:00.000Z' })
  endsAt: string;

  @ApiProperty({ type: String, nullable: true, example: 'Amara Okafor' })
  hostName: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Retrieval-Augmented Generation in Practice',
  })
  courseTitle: string | null;

  @ApiProperty({ type: OfferingCountsDto })
  counts: OfferingCountsDto;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The offerings that were created together have the same.',
  })
  seriesId: string | null;

  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-03T09:41:00.000Z' })
  createdAt: string;
}

export class AdminOfferingListDto {
  @ApiProperty({ type: [AdminOfferingDto] })
  offerings: AdminOfferingDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export class CreatedOfferingsDto {
  @ApiProperty({ type: [AdminOfferingDto], description: 'Drafts, in the order of time.' })
  offerings: AdminOfferingDto[];
}

const ORDERS = ['soonest', 'latest'] as const;

export class ListAdminOfferingsQuery extends PageQuery {
  @SearchField('the title, place and course')
  search?: string;

  @ChoiceField({ label: 'Kind', choices: OFFERING_KINDS, name: 'OfferingKind', optional: true })
  kind?: OfferingKind;

  @ChoiceField({
    label: 'State',
    choices: ADMIN_STATES,
    name: 'AdminOfferingState',
    optional: true,
  })
  state?: AdminOfferingState;

  @DayField({
    label: 'From',
    description: 'It ends on this day (UTC) or later.',
    example: '2027-02-01',
  })
  from?: string;

  @DayField({
    label: 'To',
    description: 'It starts on this day (UTC) or earlier.',
    example: '2027-02-28',
    notBefore: 'from',
  })
  to?: string;

  @ChoiceField({ label: 'Order', choices: ORDERS, name: 'OfferingOrder', default: 'soonest' })
  order: (typeof ORDERS)[number] = 'soonest';
}

export class OfferingPreviewDto {
  @ApiProperty({
    example: '/events/12/rag-cohort-spring?preview=1796000000000-0123456789abcdef',
    description:
      'The page as visitors would see it. Everybody who has this path can open it for a day.',
  })
  path: string;
}
