import { PickType } from '@nestjs/swagger';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { OrderField, type Order } from '../../common/validation/order-field.js';
import { SearchField } from '../../common/validation/search-field.js';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '../testimonial.entity.js';

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

  @OrderField()
  order: Order = 'newest';
}

export class SelectTestimonialsDto extends PickType(ListAdminTestimonialsQuery, [
  'search',
  'status',
] as const) {}
