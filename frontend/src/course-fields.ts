import type { AdminCourseDto } from './api/generated/model/adminCourseDto';
import type { OverrideField } from './api/generated/model/overrideField';

export type CourseField = OverrideField;

interface FieldOfCourse {
  label: string;
  /** Set for fields with a plain text input; the form renders the other fields itself. */
  placeholder?: string;
  ours: Extract<keyof AdminCourseDto, `display_${string}`>;
  /** The property with the platform's value. Not set when the platform has no such field. */
  theirs?: Exclude<
    Extract<keyof AdminCourseDto, `thinkific_${string}`>,
    'thinkific_payment_options'
  >;
}

/** The fields that admins may override, in the order of the form. */
export const COURSE_FIELDS: Record<CourseField, FieldOfCourse> = {
  title: { label: 'Title', ours: 'display_title', theirs: 'thinkific_name' },
  description: {
    label: 'Description',
    ours: 'display_description',
    theirs: 'thinkific_description_text',
  },
  category: {
    label: 'Category',
    placeholder: 'e.g. Data Engineering',
    ours: 'display_category',
    theirs: 'thinkific_category',
  },
  level: { label: 'Level', placeholder: 'e.g. Intermediate', ours: 'display_level' },
  duration: {
    label: 'Duration',
    placeholder: 'e.g. 10 weeks',
    ours: 'display_duration',
    theirs: 'thinkific_duration',
  },
  format: { label: 'Format', placeholder: 'e.g. Online', ours: 'display_format' },
  price: { label: 'Price', ours: 'display_price', theirs: 'thinkific_price' },
  imageUrl: { label: 'Image', ours: 'display_image_url', theirs: 'thinkific_image_url' },
  curriculum: { label: 'Curriculum', ours: 'display_curriculum', theirs: 'thinkific_curriculum' },
  outcomes: { label: 'Learning Outcomes', ours: 'display_outcomes' },
};

export const FIELD_NAMES = Object.keys(COURSE_FIELDS) as CourseField[];

export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
