import { wholePriceLabel } from '../../../../../../backend/src/common/price/price-words';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { SaveCourseOverrideDto } from '../../../../api/generated/model/saveCourseOverrideDto';
import type { VersionedForm } from '../../../../components/admin/forms/versions';
import { COURSE_FIELDS, FIELD_NAMES, toLines, type CourseField } from '../../../../course-fields';

/** The fields of the form as text; lists have one item per line. */
export type CourseTexts = Record<CourseField, string>;

export type CourseForm = VersionedForm<AdminCourseDto, CourseTexts>;

/** Returns our values: always the title, and '' for fields that are not overridden. */
export function toCourseTexts(course: AdminCourseDto): CourseTexts {
  return toTexts((field) => course[COURSE_FIELDS[field].ours]);
}

/** Returns the platform's values, or '' where it has none. */
export function toPlatformTexts(course: AdminCourseDto): CourseTexts {
  return toTexts((field) => {
    const { theirs } = COURSE_FIELDS[field];
    // An override is a one-time price, so a subscription's amount is no suggestion for it.
    if (field === 'price' && isSubscription(course)) return null;
    return theirs ? course[theirs] : null;
  });
}

function isSubscription({ thinkific_payment_options: [option] }: AdminCourseDto): boolean {
  return option?.type === 'subscription';
}

function toTexts(valueOf: (field: CourseField) => string | number | string[] | null): CourseTexts {
  const texts = FIELD_NAMES.map((field) => {
    const value = valueOf(field);
    return [field, Array.isArray(value) ? value.join('\n') : String(value ?? '')];
  });
  return Object.fromEntries(texts) as CourseTexts;
}

export function toCourseForm(course: AdminCourseDto): CourseForm {
  return { ...toCourseTexts(course), base: course, mine: null };
}

/** Returns only non-empty fields, and the title only if it differs from the platform's name. */
export function toOverride(texts: CourseTexts, originalName: string): SaveCourseOverrideDto {
  const typed = FIELD_NAMES.map((field) => ({ field, text: texts[field].trim() }));
  const changed = typed.filter(
    ({ field, text }) => text !== (field === 'title' ? originalName : ''),
  );
  return Object.fromEntries(changed.map(({ field, text }) => [field, parse(field, text)]));
}

function parse(field: CourseField, text: string): string | number | string[] {
  if (field === 'price') return Math.trunc(Number(text));
  return field === 'curriculum' || field === 'outcomes' ? toLines(text) : text;
}

export function emptyText(field: CourseField, course: AdminCourseDto): string {
  return field === 'title' ? course.thinkific_name : '';
}

/** Formats the platform's value for display; '' if it has none. */
export function platformLabel(field: CourseField, course: AdminCourseDto): string {
  if (field === 'price') return wholePriceLabel(course.thinkific_payment_options) ?? '';
  return toPlatformTexts(course)[field];
}
