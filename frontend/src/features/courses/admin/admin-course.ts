import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';
import { COURSE_FIELDS, FIELD_NAMES, type CourseField } from './course-fields';

/** A course is Customized when its title differs from the platform's name, otherwise Original. */
export function isCustomized(course: AdminCourseDto): boolean {
  return course.display_title !== course.thinkific_name;
}

export function overriddenFields(course: AdminCourseDto): CourseField[] {
  return FIELD_NAMES.filter((field) =>
    field === 'title' ? isCustomized(course) : course[COURSE_FIELDS[field].ours] !== null,
  );
}

/** Each of these is what the site shows: ours, else the platform's. */
export function categoryOf(course: AdminCourseDto): string | null {
  return course.display_category ?? course.thinkific_category;
}

/** In US dollars. */
export function priceOf(course: AdminCourseDto): number | null {
  return course.display_price ?? course.thinkific_price;
}

export function durationOf(course: AdminCourseDto): string | null {
  return course.display_duration ?? course.thinkific_duration;
}

/** As plain text. */
export function descriptionOf(course: AdminCourseDto): string | null {
  return course.display_description_text ?? course.thinkific_description_text;
}

/** The addresses of the course's image, the one to try first leading. */
export function imagesOf(course: AdminCourseDto): string[] {
  const { display_image_url: ours, thinkific_image_url: theirs } = course;
  return [ours, theirs].filter((url) => url !== null);
}
