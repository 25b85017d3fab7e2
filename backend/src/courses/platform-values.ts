import type { Course } from './course.entity.js';

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

/** Descriptions as plain text, as they are compared and shown. */
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
