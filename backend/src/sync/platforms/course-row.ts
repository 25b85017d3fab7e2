import type { PaymentOption } from '../../common/price/price-words.js';
import type { MirrorTable } from '../changes/mirror-table.js';

/** A course of the school, as its platform has it. */
export interface CourseRow {
  platform_id: string;
  name: string;
  description: string | null;
  description_text: string | null;
  image_url: string | null;
  price: number | null;
  payment_options: PaymentOption[];
  has_lifetime_access: boolean;
  has_certificate: boolean;
  category: string | null;
  duration: string | null;
  curriculum: string[];
  enroll_url: string | null;
  position: number | null;
  on_sale: boolean;
}

const COLUMNS: Record<keyof CourseRow, string> = {
  platform_id: 'text',
  name: 'text',
  description: 'text',
  description_text: 'text',
  image_url: 'text',
  price: 'numeric(12,2)',
  payment_options: 'jsonb',
  has_lifetime_access: 'boolean',
  has_certificate: 'boolean',
  category: 'text',
  duration: 'text',
  curriculum: 'text[]',
  enroll_url: 'text',
  position: 'integer',
  on_sale: 'boolean',
};

const OF_COURSES = {
  name: 'courses',
  key: 'platform_id',
  id: 'thinkific_id',
  title: 'name',
  lost: `change.kind = 'removed'
    OR (stored.visibility_choice IS NULL AND change.fields -> 'on_sale' -> 1 = 'false')`,
  watched: { price: 'prices', image_url: 'images', description: 'descriptions' },
};

/** The id of a course is Thinkific's own. */
export interface ThinkificCourseRow extends CourseRow {
  thinkific_id: number;
  product_id: number;
  related_product_ids: number[];
}

export const THINKIFIC_COURSES: MirrorTable = {
  ...OF_COURSES,
  platform: 'thinkific',
  columns: { ...COLUMNS, thinkific_id: 'bigint' },
  facts: { product_id: 'bigint', related_product_ids: 'bigint[]' },
};

/** The database gives courses of other platforms their ids. */
export const FEED_COURSES: MirrorTable = { ...OF_COURSES, platform: 'feed', columns: COLUMNS };
export const MOODLE_COURSES: MirrorTable = { ...FEED_COURSES, platform: 'moodle' };
