import type { AdminCourseCardsDto } from '../../../api/generated/model/adminCourseCardsDto';
import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';

/** A course with the fields that its card and the filters need. */
export interface CourseRow
  extends Omit<Values, 'difference' | 'linked'>, Pick<AdminCourseDto, 'difference' | 'linked'> {}

type Values = { [Field in keyof AdminCourseCardsDto]: AdminCourseCardsDto[Field][number] };

/** Why a course needs an admin. */
export type CourseNeed = CourseRow['needs'][number];

/** Converts the API's columns (one array per field) to one object per course. */
export function toCourseRows(columns: AdminCourseCardsDto): CourseRow[] {
  const fields = Object.keys(columns) as (keyof AdminCourseCardsDto)[];
  return columns.thinkific_id.map((_id, place) => {
    const values = fields.map((field) => [field, columns[field][place]]);
    const { difference, linked, ...row } = Object.fromEntries(values) as Values;
    return {
      ...row,
      ...(difference[0] && { difference: difference[0] }),
      ...(linked[0] && { linked: linked[0] }),
    };
  });
}
