import { z } from 'zod';
import { MAX_CHAPTERS } from '../thinkific/ids.js';

const text = z.string().nullable();
const name = z.string().min(1);
const id = z.int().min(1);
const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'must be a decimal such as "49.0"');

const productPrice = z.strictObject({
  id,
  is_primary: z.boolean(),
  payment_type: z.enum(['free', 'one-time', 'subscription', 'payment-plan']).default('one-time'),
  label: text.default(null),
  price: decimal.nullable(),
  number_of_payments: text.default(null),
  interval: z.enum(['month', 'year']).nullable().default(null),
  interval_count: text.default(null),
  currency: z.string().length(3).default('usd'),
});

export const courseChanges = z
  .strictObject({
    name,
    slug: name,
    description: text,
    keywords: text,
    duration: text,
    banner_image_url: text,
    course_card_image_url: text,
    reviews_enabled: z.boolean(),
    user_id: id.nullable(),
    instructor_id: id.nullable(),
    chapters: z.array(name).max(MAX_CHAPTERS),
  })
  .partial();

export const productChanges = z
  .strictObject({
    name,
    slug: name,
    description: text,
    price: z.union([decimal, z.number().min(0), z.null()], {
      error: 'must be a decimal string such as "49.0", a number of at least 0, or null',
    }),
    position: z.int(),
    status: name,
    productable_type: name,
    private: z.boolean(),
    hidden: z.boolean(),
    subscription: z.boolean(),
    days_until_expiry: id.nullable(),
    has_certificate: z.boolean(),
    keywords: text,
    seo_title: text,
    seo_description: text,
    collection_ids: z.array(id),
    related_product_ids: z.array(id),
    card_image_url: text,
    product_prices: z.array(productPrice),
  })
  .partial();
