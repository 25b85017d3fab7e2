import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PageQuery } from '../../../common/pagination/page-query.js';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';
import { BooleanField, ChoiceField } from '../../../common/validation/choice-field.js';
import { OrderField, SearchField } from '../../../common/validation/search-field.js';
import { TextField } from '../../../common/validation/text-field.js';

const CAMPAIGN_ORDERS = ['newest', 'oldest', 'name-asc', 'name-desc'] as const;
type CampaignOrder = (typeof CAMPAIGN_ORDERS)[number];

const CAMPAIGN_STATES = ['active', 'ended'] as const;
type CampaignState = (typeof CAMPAIGN_STATES)[number];

const LONGEST = 100;

const UtmField = (name: string, example: string) =>
  TextField({ label: name, max: LONGEST, example, description: `The value of \`${name}\`.` });

/** Declares a code of Thinkific. */
const ThinkificCode = (label: string, example: string, description: string) =>
  applyDecorators(
    TextField({ label, max: LONGEST, example, description, nullable: true }),
    Matches(/^[^\s&=?#]+$/, {
      message: `${label} must be the code alone, without spaces or a link`,
    }),
  );

export class FindCampaignsQuery {
  @SearchField('the code or name')
  search?: string;

  @ChoiceField({ label: 'State', choices: CAMPAIGN_STATES, name: 'CampaignState', optional: true })
  state?: CampaignState;
}

export class ListCampaignsQuery extends IntersectionType(PageQuery, FindCampaignsQuery) {
  @OrderField(CAMPAIGN_ORDERS, 'CampaignOrder')
  order: CampaignOrder = 'newest';
}

export class SaveCampaignDto {
  @TextField({
    label: 'Code',
    min: 2,
    max: 40,
    example: 'spring-mail',
    description: 'Names the campaign in its links. Lower-case letters, digits and hyphens.',
  })
  @Matches(/^[a-z\d-]+$/, {
    message: 'Code must have lower-case letters, digits and hyphens only, such as spring-mail',
  })
  code: string;

  @TextField({ label: 'Name', max: LONGEST, example: 'Spring newsletter' })
  name: string;

  @UtmField('utm_source', 'newsletter')
  utm_source: string;

  @UtmField('utm_medium', 'email')
  utm_medium: string;

  @UtmField('utm_campaign', 'spring-2026')
  utm_campaign: string;

  @ThinkificCode('Coupon', 'SPRING20', 'A coupon of Thinkific, which the links apply.')
  coupon: string | null;

  @ThinkificCode('Referral code', '08bd3c', 'The code of an affiliate on Thinkific.')
  referral_code: string | null;

  @BooleanField({
    label: 'Active',
    description: 'The links of an ended campaign lead to the page of the course, and do not count.',
  })
  is_active: boolean;
}

export class RevenueDto {
  @ApiProperty({ example: 'USD' })
  currency: string;

  @ApiProperty({ type: Number, format: 'double', example: 1249.5 })
  amount: number;
}

export class CampaignCountsDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 318 })
  clicks: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  orders: number;

  @ApiProperty({ type: [RevenueDto], description: 'By currency. Empty without orders.' })
  revenue: RevenueDto[];
}

export class CampaignDto extends CampaignCountsDto {
  @ApiProperty({ example: '12', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'spring-mail' })
  code: string;

  @ApiProperty({ example: 'Spring newsletter' })
  name: string;

  @ApiProperty({ example: 'newsletter' })
  utm_source: string;

  @ApiProperty({ example: 'email' })
  utm_medium: string;

  @ApiProperty({ example: 'spring-2026' })
  utm_campaign: string;

  @ApiProperty({ type: String, nullable: true, example: 'SPRING20' })
  coupon: string | null;

  @ApiProperty({ type: String, nullable: true, example: '08bd3c' })
  referral_code: string | null;

  @ApiProperty({ example: true })
  is_active: boolean;

  @ApiProperty({
    example: 'https://www.example.org/go/spring-mail/',
    description: 'The beginning of the links. The id of a course follows.',
  })
  address: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-05T09:41:00.000Z' })
  created_at: string;
}

export class CampaignListDto {
  @ApiProperty({ type: [CampaignDto] })
  campaigns: CampaignDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export class CampaignCourseDto extends CampaignCountsDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2200451',
    description: 'On Thinkific or Udemy. Null for all other products together.',
  })
  course_id: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Reading Tide Tables' })
  title: string | null;
}

export class CampaignDayDto extends CampaignCountsDto {
  @ApiProperty({ format: 'date', example: '2026-03-05', description: 'In UTC.' })
  day: string;
}

export class CampaignDetailDto extends CampaignDto {
  @ApiProperty({
    type: [CampaignCourseDto],
    description: 'Since the beginning; most clicks first.',
  })
  courses: CampaignCourseDto[];

  @ApiProperty({
    type: [CampaignDayDto],
    description: 'The last 90 days with clicks or orders, newest first.',
  })
  days: CampaignDayDto[];
}
