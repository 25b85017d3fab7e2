import type { Course } from './course.entity.js';
import type { SaveCourseOverrideDto } from './dto/save-course-override.dto.js';

export type OverrideField = keyof SaveCourseOverrideDto;
export type PlatformValue = string | number | string[] | null;

/** Null where the platform has no such thing; descriptions are plain text, as they are compared and shown. */
const FIELDS = {
  title: ({ name }: Course) => name,
  description: ({ descriptionText }: Course) => descriptionText,
  category: ({ category }: Course) => category,
  level: null,
  duration: ({ duration }: Course) => duration,
  format: null,
  price: ({ price }: Course) => price,
  imageUrl: ({ imageUrl }: Course) => imageUrl,
  curriculum: ({ curriculum }: Course) => curriculum,
  outcomes: null,
} satisfies Record<OverrideField, ((course: Course) => PlatformValue) | null>;

export type PlatformField = {
  [Field in OverrideField]: (typeof FIELDS)[Field] extends null ? never : Field;
}[OverrideField];
export type PlatformValues = Partial<Record<PlatformField, PlatformValue>>;

export const OVERRIDE_FIELDS = Object.keys(FIELDS) as OverrideField[];

export const PLATFORM_FIELDS = OVERRIDE_FIELDS.filter(
  (field): field is PlatformField => FIELDS[field] !== null,
);

export function platformValues(course: Course): Record<PlatformField, PlatformValue> {
  const values = PLATFORM_FIELDS.map((field) => [field, FIELDS[field](course)]);
  return Object.fromEntries(values) as Record<PlatformField, PlatformValue>;
}
