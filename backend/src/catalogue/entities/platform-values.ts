import {
  OVERRIDABLE_FIELDS,
  PLATFORM_FIELDS,
  type PlatformField,
} from '../../common/overridable-fields.js';
import type { Course } from './course.entity.js';

export type PlatformValue = string | number | string[] | null;
export type PlatformValues = Partial<Record<PlatformField, PlatformValue>>;

export function platformValues(course: Course): Record<PlatformField, PlatformValue> {
  const values = PLATFORM_FIELDS.map((field) => [
    field,
    course[OVERRIDABLE_FIELDS[field].platform],
  ]);
  return Object.fromEntries(values) as Record<PlatformField, PlatformValue>;
}
