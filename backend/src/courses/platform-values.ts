import type { Course } from './course.entity.js';

/** The fields of an override for which the platform has values of its own. */
export const PLATFORM_FIELDS = [
  'title',
  'description',
  'category',
  'duration',
  'price',
  'imageUrl',
  'curriculum',
] as const;

export type PlatformField = (typeof PLATFORM_FIELDS)[number];
export type PlatformValue = string | number | string[] | null;
export type PlatformValues = Partial<Record<PlatformField, PlatformValue>>;

/** What the platform says at present; descriptions as plain text, as they are compared and shown. */
export function platformValues(course: Course): Record<PlatformField, PlatformValue> {
  const { name, descriptionText, category, duration, price, imageUrl, curriculum } = course;
  return {
    title: name,
    description: descriptionText,
    category,
    duration,
    price,
    imageUrl,
    curriculum,
  };
}
