import type { CourseRow } from './course-row';
import type { BulkUpdateCoursesDto } from '../../../api/generated/model/bulkUpdateCoursesDto';
import type { SyncRule } from '../../../api/generated/model/syncRule';
import type { UpdatedCourseDto } from '../../../api/generated/model/updatedCourseDto';

type Field = 'is_visible' | 'is_featured' | 'category' | 'level' | 'sync_rule';
type Value = boolean | string | null;

/** The fields of a course that a bulk change and its undo need. */
export type BulkCourse = Pick<
  CourseRow,
  | 'thinkific_id'
  | 'etag'
  | 'is_visible'
  | 'is_featured'
  | 'sync_rule'
  | 'display_category'
  | 'display_level'
>;

export interface BulkChange {
  field: Field;
  value: Value;
  /** Completes the toast, such as "3 courses hidden". */
  result: string;
}

const RULE_RESULTS: Record<SyncRule, string> = {
  follow: 'set to follow the platform from the next sync on',
  ask: 'set to ask before changes are shown',
  frozen: 'frozen',
};

export function ruleChange(rule: SyncRule): BulkChange {
  return { field: 'sync_rule', value: rule, result: RULE_RESULTS[rule] };
}

export function featuredChange(featured: boolean): BulkChange {
  return { field: 'is_featured', value: featured, result: featured ? 'featured' : 'not featured' };
}

/** These fields have no version, so concurrent text changes do not conflict with them. */
const UNVERSIONED: readonly Field[] = ['is_visible', 'is_featured', 'sync_rule'];

export function toChange(
  courses: BulkCourse[],
  { field, value }: BulkChange,
): BulkUpdateCoursesDto {
  const ids = courses.map(({ thinkific_id: id }) => String(id));
  const etags = UNVERSIONED.includes(field) ? undefined : courses.map(({ etag }) => etag);
  return { ids, ...(etags && { etags }), [field]: value };
}

/** Groups the changed courses by their previous value, to restore each value with one request. */
export function toBulkUndo(
  before: BulkCourse[],
  updated: UpdatedCourseDto[],
  field: Field,
): BulkUpdateCoursesDto[] {
  const etags = new Map(updated.map(({ thinkific_id: id, etag }) => [id, etag]));
  const groups = new Map<Value, BulkCourse[]>();
  for (const course of before) {
    const etag = etags.get(course.thinkific_id);
    if (etag === undefined) continue;
    const value = valueOf(course, field);
    groups.set(value, [...(groups.get(value) ?? []), { ...course, etag }]);
  }
  return [...groups].map(([value, courses]) => toChange(courses, { field, value, result: '' }));
}

function valueOf(course: BulkCourse, field: Field): Value {
  if (field === 'category') return course.display_category;
  return field === 'level' ? course.display_level : course[field];
}
