import type { AdminCourseCardsDto } from '../../../api/generated/model/adminCourseCardsDto';
import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';

/** A course in the back office's list: the fields that its card shows and that filters look at. */
export interface CourseRow
  extends Omit<Values, 'difference' | 'joined'>, Pick<AdminCourseDto, 'difference' | 'joined'> {}

type Values = { [Field in keyof AdminCourseCardsDto]: AdminCourseCardsDto[Field][number] };

/** Why a course needs an admin. */
export type CourseNeed = CourseRow['needs'][number];

/** Reads the API's columns, one per field, as one object per course. */
export function toCourseRows(columns: AdminCourseCardsDto): CourseRow[] {
  const fields = Object.keys(columns) as (keyof AdminCourseCardsDto)[];
  return columns.thinkific_id.map((_id, place) => {
    const values = fields.map((field) => [field, columns[field][place]]);
    const { difference, joined, ...row } = Object.fromEntries(values) as Values;
    return {
      ...row,
      ...(difference[0] && { difference: difference[0] }),
      ...(joined[0] && { joined: joined[0] }),
    };
  });
}
