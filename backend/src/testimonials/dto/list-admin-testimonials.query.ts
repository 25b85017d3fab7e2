import { IntersectionType, PickType, ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { OrderField, SearchField } from '../../common/validation/search-field.js';
import { ShownMatchesDto } from '../../common/validation/shown-matches.dto.js';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '../testimonial.entity.js';

const Count = (description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, example: 2, description });

export class DeletedCountDto {
  @Count('How many were there.')
  deleted_count: number;

  @ApiProperty({
    type: [String],
    example: ['64', '63'],
    description: 'Which ones, to restore them.',
  })
  deleted_ids: string[];
}

export class RestoredCountDto {
  @Count('How many are back.')
  restored_count: number;
}

const TESTIMONIAL_ORDERS = [
  'newest',
  'oldest',
  'student-asc',
  'student-desc',
  'company-asc',
  'company-desc',
  'course-asc',
  'course-desc',
  'status-asc',
  'status-desc',
] as const;
export type TestimonialOrder = (typeof TESTIMONIAL_ORDERS)[number];

export class ListAdminTestimonialsQuery extends PageQuery {
  @SearchField('student name, company and course')
  search?: string;

  @ChoiceField({
    label: 'Status',
    choices: TESTIMONIAL_STATUSES,
    name: 'TestimonialStatus',
    optional: true,
  })
  status?: TestimonialStatus;

  @OrderField(TESTIMONIAL_ORDERS, 'TestimonialOrder')
  order: TestimonialOrder = 'newest';
}

export class DeleteMatchingTestimonialsDto extends IntersectionType(
  PickType(ListAdminTestimonialsQuery, ['search', 'status'] as const),
  ShownMatchesDto,
) {}
