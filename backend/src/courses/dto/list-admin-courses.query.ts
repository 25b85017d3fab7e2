import { PageQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { SearchField } from '../../common/validation/search-field.js';
import { TextField } from '../../common/validation/text-field.js';
import { COURSE_NEEDS, type CourseNeed } from '../admin/course-needs.queries.js';
import {
  COURSE_SORTS,
  COURSE_STATUSES,
  type CourseFilters,
  type CourseSort,
  type CourseStatus,
  VISIBILITIES,
  type Visibility,
} from '../admin/course-order.js';

export class ListAdminCoursesQuery extends PageQuery implements CourseFilters {
  @SearchField('the title that is shown')
  search?: string;

  @ChoiceField({
    label: 'Visibility',
    choices: VISIBILITIES,
    name: 'CourseVisibility',
    optional: true,
  })
  visibility?: Visibility;

  @TextField({
    label: 'Category',
    optional: true,
    description: 'Exactly the category that is shown.',
    example: 'Data',
  })
  category?: string;

  @ChoiceField({
    label: 'Status',
    choices: COURSE_STATUSES,
    name: 'CourseStatus',
    optional: true,
  })
  status?: CourseStatus;

  @ChoiceField({
    label: 'Need',
    choices: COURSE_NEEDS,
    name: 'CourseNeed',
    optional: true,
  })
  need?: CourseNeed;

  @ChoiceField({
    label: 'Sort',
    choices: COURSE_SORTS,
    name: 'CourseSort',
    default: 'name-asc',
  })
  sort: CourseSort = 'name-asc';
}
