import { z } from 'zod';
import { listOf } from '../read-completely.js';
import { type ListRecord, listOfRecords } from '../records.js';

// Only used fields are declared. Null is accepted where the vendor has sent it.

const id = z.int().positive();
const text = z.string().nullish();

const time = z.iso.datetime({ offset: true }).nullish();

/** The specification says number, but responses contain a decimal string. Parsed, it is "49.0". */
const decimal = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) =>
    value === null || value === undefined ? null : String(value).trim() || null,
  )
  .pipe(
    z
      .string()
      .regex(/^\d{1,9}(\.\d+)?$/, 'expected a decimal amount')
      .nullable(),
  );

export const courseSchema = z.object({
  id,
  name: z.string(),
  product_id: id,
  description: text,
  duration: text,
  course_card_image_url: text,
  chapter_ids: listOf(id),
  instructor_id: id.nullish(),
  reviews_enabled: z.boolean().nullish(),
});

const instructorSchema = z.object({
  id,
  title: text,
  first_name: text,
  last_name: text,
  bio: text,
  avatar_url: text,
});

/** Counts are numbers in products and decimal strings in prices. */
const count = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => Number(value ?? 0) || null)
  .pipe(z.int('expected a whole number').positive().nullable());

const priceSchema = z.object({
  id,
  is_primary: z.boolean(),
  payment_type: z.string(),
  price: decimal,
  days_until_expiry: count,
  number_of_payments: count,
  interval: text,
  interval_count: count,
  trial_interval: text,
  trial_interval_count: count,
  custom_first_price: decimal,
  currency: text,
});

export const productSchema = z.object({
  id,
  productable_id: id,
  productable_type: z.string(),
  name: text,
  price: decimal,
  position: z.int32().nullish(),
  status: z.string(),
  private: z.boolean(),
  hidden: z.boolean(),
  subscription: z.boolean().nullish(),
  days_until_expiry: count,
  has_certificate: z.boolean().nullish(),
  collection_ids: listOf(id),
  related_product_ids: listOf(id).nullish(),
  description: text,
  card_image_url: text,
  product_prices: listOf(priceSchema),
});

const collectionSchema = z.object({ id, name: z.string(), default: z.boolean() });

const chapterSchema = z.object({ id, name: z.string(), position: z.int() });

export const promotionSchema = z.object({
  id,
  name: text,
  starts_at: time,
  expires_at: time,
  discount_type: z.string(),
  amount: decimal,
});

const couponSchema = z.object({
  id,
  code: z.string(),
  quantity: z.int().nullish(),
  quantity_used: z.int().nullish(),
});

/** The user who wrote it is left out on purpose. */
const reviewSchema = z.object({
  id,
  rating: z.number().min(0).max(5),
  title: text,
  review_text: text,
  approved: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
});

const page = <Item extends { id: number }>(item: z.ZodType<Item>) =>
  z.object({
    items: listOfRecords(item, id),
    meta: z.object({
      pagination: z.object({
        current_page: z.int(),
        next_page: z.int().nullable(),
        total_items: z.int().nonnegative(),
      }),
    }),
  });

export const coursePage = page(courseSchema);
export const productPage = page(productSchema);
export const collectionPage = page(collectionSchema);
export const chapterPage = page(chapterSchema);
export const instructorPage = page(instructorSchema);
export const promotionPage = page(promotionSchema);
export const couponPage = page(couponSchema);
export const reviewPage = page(reviewSchema);

export interface Page<Item> {
  items: ListRecord<Item, number>[];
  meta: {
    pagination: { current_page: number; next_page: number | null; total_items: number };
  };
}

export type ThinkificCourse = z.infer<typeof courseSchema>;
export type ThinkificProduct = z.infer<typeof productSchema>;
export type ThinkificCollection = z.infer<typeof collectionSchema>;
export type ThinkificInstructor = z.infer<typeof instructorSchema>;
export type ThinkificChapter = z.infer<typeof chapterSchema>;
export type ThinkificPromotion = z.infer<typeof promotionSchema>;
export type ThinkificCoupon = z.infer<typeof couponSchema>;
export type ThinkificReview = z.infer<typeof reviewSchema>;
