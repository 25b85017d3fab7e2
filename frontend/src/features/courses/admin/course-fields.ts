import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';
import type { SaveCourseOverrideDto } from '../../../api/generated/model/saveCourseOverrideDto';

export type OverrideValues = Required<SaveCourseOverrideDto>;
export type CourseField = keyof OverrideValues;

interface FieldOfCourse<Field extends CourseField> {
  label: string;
  ours: Extract<keyof AdminCourseDto, `display_${string}`>;
  /** Where it has the platform's, if that knows such a thing. */
  theirs?: Exclude<
    Extract<keyof AdminCourseDto, `thinkific_${string}`>,
    'thinkific_payment_options'
  >;
  parse: (text: string) => OverrideValues[Field];
}

const asTyped = (text: string) => text;

/** What may be shown instead of the platform's values, in the form's order. */
export const COURSE_FIELDS: { [Field in CourseField]: FieldOfCourse<Field> } = {
  title: { label: 'Title', ours: 'display_title', theirs: 'thinkific_name', parse: asTyped },
  description: {
    label: 'Description',
    ours: 'display_description',
    theirs: 'thinkific_description_text',
    parse: asTyped,
  },
  category: {
    label: 'Category',
    ours: 'display_category',
    theirs: 'thinkific_category',
    parse: asTyped,
  },
  level: { label: 'Level', ours: 'display_level', parse: asTyped },
  duration: {
    label: 'Duration',
    ours: 'display_duration',
    theirs: 'thinkific_duration',
    parse: asTyped,
  },
  format: { label: 'Format', ours: 'display_format', parse: asTyped },
  price: {
    label: 'Price',
    ours: 'display_price',
    theirs: 'thinkific_price',
    parse: (text) => Math.trunc(Number(text)),
  },
  imageUrl: {
    label: 'Image',
    ours: 'display_image_url',
    theirs: 'thinkific_image_url',
    parse: asTyped,
  },
  curriculum: {
    label: 'Curriculum',
    ours: 'display_curriculum',
    theirs: 'thinkific_curriculum',
    parse: toLines,
  },
  outcomes: { label: 'Learning Outcomes', ours: 'display_outcomes', parse: toLines },
};

export const FIELD_NAMES = Object.keys(COURSE_FIELDS) as CourseField[];

export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
