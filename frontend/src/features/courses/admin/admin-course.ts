import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';

/** What may be shown instead of the platform's values, as the screens call it. */
export const FIELD_LABELS = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  level: 'Level',
  duration: 'Duration',
  format: 'Format',
  price: 'Price',
  imageUrl: 'Image',
  curriculum: 'Curriculum',
  outcomes: 'Learning Outcomes',
} as const;

export type CourseField = keyof typeof FIELD_LABELS;

export const COURSE_FIELDS: readonly CourseField[] = [
  'title',
  'description',
  'category',
  'level',
  'duration',
  'format',
  'price',
  'imageUrl',
  'curriculum',
  'outcomes',
];

/** A course is Customized when its title differs from the platform's name, otherwise Original. */
export function isCustomized(course: AdminCourseDto): boolean {
  return course.display_title !== course.thinkific_name;
}

/** The fields with a value of our own, in the form's order. */
export function overriddenFields(course: AdminCourseDto): CourseField[] {
  const isOverridden: Record<CourseField, boolean> = {
    title: isCustomized(course),
    description: course.display_description !== null,
    category: course.display_category !== null,
    level: course.display_level !== null,
    duration: course.display_duration !== null,
    format: course.display_format !== null,
    price: course.display_price !== null,
    imageUrl: course.display_image_url !== null,
    curriculum: course.display_curriculum !== null,
    outcomes: course.display_outcomes !== null,
  };
  return COURSE_FIELDS.filter((field) => isOverridden[field]);
}

/** The category that the site shows: ours, else the platform's. */
export function categoryOf(course: AdminCourseDto): string | null {
  return course.display_category ?? course.thinkific_category;
}

/** The price that the site shows, in US dollars: ours, else the platform's. */
export function priceOf(course: AdminCourseDto): number | null {
  return course.display_price ?? course.thinkific_price;
}

/** The duration that the site shows: ours, else the platform's. */
export function durationOf(course: AdminCourseDto): string | null {
  return course.display_duration ?? course.thinkific_duration;
}

/** The description that the site shows, as plain text: ours, else the platform's. */
export function descriptionOf(course: AdminCourseDto): string | null {
  return course.display_description_text ?? course.thinkific_description_text;
}

/** The addresses of the course's image, the one to try first leading. */
export function imagesOf(course: AdminCourseDto): string[] {
  const { display_image_url: ours, thinkific_image_url: theirs } = course;
  return [ours, theirs].filter((url) => url !== null);
}
