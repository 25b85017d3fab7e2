import { type PaymentOption, payOnce } from '../../../../../backend/src/common/price/price-words';
import type { CourseRow } from './course-row';
import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';
import type { HistoryCourse } from '../../sync';
import { COURSE_FIELDS, FIELD_NAMES, type CourseField } from '../../../course-fields';

/** A course is Customized when its title differs from the platform's name, otherwise Original. */
export function isCustomized(
  course: Pick<AdminCourseDto, 'display_title' | 'thinkific_name'>,
): boolean {
  return course.display_title !== course.thinkific_name;
}

type Named = Pick<AdminCourseDto, 'platform' | 'thinkific_id' | 'display_title'>;

export function toHistoryCourse({
  platform,
  thinkific_id: id,
  display_title: title,
}: Named): HistoryCourse {
  return { platform, id: String(id), title };
}

export function overriddenFields(course: AdminCourseDto): CourseField[] {
  return FIELD_NAMES.filter((field) =>
    field === 'title' ? isCustomized(course) : course[COURSE_FIELDS[field].ours] !== null,
  );
}

/** These functions return what the site shows: our value, or else the platform's. */
export function categoryOf(course: CourseRow): string | null {
  return course.display_category ?? course.thinkific_category;
}

/** @param currency the currency of prices that admins set */
export function paymentOptionsOf(
  course: Pick<AdminCourseDto, 'display_price' | 'thinkific_payment_options'>,
  currency: string,
): PaymentOption[] {
  const { display_price: ours, thinkific_payment_options: theirs } = course;
  return ours === null ? theirs : payOnce(ours, currency);
}

export function durationOf(course: CourseRow): string | null {
  return course.display_duration ?? course.thinkific_duration;
}

/** Returns image addresses in the order in which to try them. */
export function imagesOf(course: CourseRow): string[] {
  const { display_image_url: ours, thinkific_image_url: theirs } = course;
  return [ours, theirs].filter((url) => url !== null);
}
