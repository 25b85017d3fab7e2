import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { SaveCourseOverrideDto } from '../../../../api/generated/model/saveCourseOverrideDto';
import { COURSE_FIELDS, type CourseField } from '../admin-course';

/** The fields of the form, as they are typed; lists have one line an item. */
export type CourseTexts = Record<CourseField, string>;

/** What the form of a course holds. */
export interface CourseForm extends CourseTexts {
  /** The version of the course that the form was filled from. */
  base: AdminCourseDto;
  /** What was to be saved when it turned out that somebody else had saved first. */
  mine: CourseTexts | null;
}

/** Our values: the title is always there, what is not overridden is empty. */
export function toCourseTexts(course: AdminCourseDto): CourseTexts {
  return {
    title: course.display_title,
    description: course.display_description ?? '',
    category: course.display_category ?? '',
    level: course.display_level ?? '',
    duration: course.display_duration ?? '',
    format: course.display_format ?? '',
    price: course.display_price?.toString() ?? '',
    imageUrl: course.display_image_url ?? '',
    curriculum: course.display_curriculum?.join('\n') ?? '',
    outcomes: course.display_outcomes?.join('\n') ?? '',
  };
}

/** The platform's values; it knows no level, format or outcomes. */
export function toPlatformTexts(course: AdminCourseDto): CourseTexts {
  return {
    title: course.thinkific_name,
    description: course.thinkific_description_text ?? '',
    category: course.thinkific_category ?? '',
    level: '',
    duration: course.thinkific_duration ?? '',
    format: '',
    price: course.thinkific_price?.toString() ?? '',
    imageUrl: course.thinkific_image_url ?? '',
    curriculum: course.thinkific_curriculum.join('\n'),
    outcomes: '',
  };
}

export function toCourseForm(course: AdminCourseDto): CourseForm {
  return { ...toCourseTexts(course), base: course, mine: null };
}

/**
 * The whole override: only what is not empty, and the title only where it differs from the
 * platform's name. The price loses its cents, lists their blank lines.
 */
export function toOverride(texts: CourseTexts, originalName: string): SaveCourseOverrideDto {
  const override: SaveCourseOverrideDto = {};
  const title = texts.title.trim();
  if (title !== originalName) override.title = title;
  for (const field of ['description', 'category', 'level', 'duration', 'format'] as const) {
    if (texts[field].trim()) override[field] = texts[field].trim();
  }
  if (texts.price.trim()) override.price = Math.trunc(Number(texts.price));
  if (texts.imageUrl.trim()) override.imageUrl = texts.imageUrl.trim();
  for (const field of ['curriculum', 'outcomes'] as const) {
    const lines = toLines(texts[field]);
    if (lines.length > 0) override[field] = lines;
  }
  return override;
}

/** The lines that are not blank. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What a field holds when it is not overridden. */
export function emptyText(field: CourseField, course: AdminCourseDto): string {
  return field === 'title' ? course.thinkific_name : '';
}

/** The fields in which two versions differ. */
export function differingFields(mine: CourseTexts, theirs: CourseTexts): CourseField[] {
  return COURSE_FIELDS.filter((field) => mine[field] !== theirs[field]);
}

/** Both sides' changes to the same version; where both changed a field, mine stays. */
export function mergeTexts(base: CourseTexts, mine: CourseTexts, theirs: CourseTexts): CourseTexts {
  const merged = { ...mine };
  for (const field of COURSE_FIELDS) {
    if (mine[field] === base[field]) merged[field] = theirs[field];
  }
  return merged;
}

/** The texts of a form, without what else it holds. */
export function textsOf(form: CourseForm): CourseTexts {
  const { base: _base, mine: _mine, ...texts } = form;
  return texts;
}
