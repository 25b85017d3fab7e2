import type { PaymentOption } from '../../../common/price/price-words.js';
import type { MirrorTable } from '../../changes/mirror-table.js';

export interface CourseRow {
  thinkific_id: number;
  name: string;
  description: string | null;
  description_text: string | null;
  image_url: string | null;
  price: number | null;
  payment_options: PaymentOption[];
  has_lifetime_access: boolean;
  category: string | null;
  duration: string | null;
  curriculum: string[];
  enroll_url: string | null;
  position: number | null;
  on_sale: boolean;
}

export const COURSES: MirrorTable & { columns: Record<keyof CourseRow, string> } = {
  name: 'courses',
  key: 'thinkific_id',
  title: 'name',
  columns: {
    thinkific_id: 'bigint',
    name: 'text',
    description: 'text',
    description_text: 'text',
    image_url: 'text',
    price: 'numeric(12,2)',
    payment_options: 'jsonb',
    has_lifetime_access: 'boolean',
    category: 'text',
    duration: 'text',
    curriculum: 'text[]',
    enroll_url: 'text',
    position: 'integer',
    on_sale: 'boolean',
  },
  lost: `change.kind = 'removed'
    OR (stored.visibility_choice IS NULL AND change.fields -> 'on_sale' -> 1 = 'false')`,
  watched: { price: 'prices', image_url: 'images', description: 'descriptions' },
};
