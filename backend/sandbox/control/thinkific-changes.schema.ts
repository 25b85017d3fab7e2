import { z } from 'zod';
import { MAX_CHAPTERS } from '../thinkific/ids.js';

const text = z.string().nullable();
const name = z.string().min(1);
const id = z.int().min(1);
const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'must be a decimal such as "49.0"');

const count = z.string().regex(/^[1-9]\d*$/, 'must be a whole number such as "3"');

const productPrice = z
  .strictObject({
    id,
    is_primary: z.boolean(),
    payment_type: z.enum(['free', 'one-time', 'subscription', 'payment-plan']).default('one-time'),
    label: text.default(null),
    price: decimal.nullable(),
    number_of_payments: count.nullable().default(null),
    interval: z.enum(['month', 'year']).nullable().default(null),
    interval_count: count.nullable().default(null),
    trial_interval: z.enum(['day', 'month']).nullable().default(null),
    trial_interval_count: count.nullable().default(null),
    custom_first_price: decimal.nullable().default(null),
    currency: z
      .string()
      .regex(/^[a-z]{3}$/, 'must be a code such as "usd"')
      .default('usd'),
  })
  .superRefine((price, context) => {
    const require = (isRight: boolean, field: string, message: string) => {
      if (!isRight) context.addIssue({ code: 'custom', path: [field], message });
    };
    const type = price.payment_type;
    const isPaidOnce = type === 'free' || type === 'one-time';
    require((type === 'payment-plan') ===
      (price.number_of_payments !==
        null), 'number_of_payments', 'must be set for payment plans only');
    require(isPaidOnce ===
      (price.interval ===
        null), 'interval', 'must be set for payment plans and subscriptions only');
    require((price.interval === null) ===
      (price.interval_count === null), 'interval_count', 'must be set with interval');
    require((price.trial_interval === null) ===
      (price.trial_interval_count ===
        null), 'trial_interval_count', 'must be set with trial_interval');
    require(type === 'subscription' ||
      price.trial_interval === null, 'trial_interval', 'must be set for subscriptions only');
    require(!isPaidOnce ||
      price.custom_first_price ===
        null, 'custom_first_price', 'must be set for payment plans and subscriptions only');
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

export const instructorChanges = z
  .strictObject({
    first_name: name,
    last_name: z.string(),
    title: text,
    bio: text,
    avatar_url: text,
  })
  .partial();

const time = z.iso.datetime({ error: 'must be a time such as "2026-01-31T08:00:00Z"' }).nullable();

const coupon = z.strictObject({
  id,
  code: name,
  note: text.default(null),
  quantity_used: z.int().min(0).default(0),
  quantity: z.int().min(0).nullable().default(null),
  created_at: z.string().default('2026-01-05T09:00:00.000Z'),
});

export const promotions = z.array(
  z.strictObject({
    id,
    name,
    description: text.default(null),
    starts_at: time.default(null),
    expires_at: time.default(null),
    discount_type: z.enum(['fixed', 'percentage']),
    amount: decimal,
    duration: z.int().nullable().default(null),
    coupons: z.array(coupon),
    product_ids: z.array(id).default([]),
  }),
);

export const reviews = z.array(
  z.strictObject({
    id,
    rating: z.number().min(0).max(5).default(5),
    title: text.default(null),
    review_text: text,
    user_id: id.default(52_104_001),
    course_id: id,
    approved: z.boolean().default(true),
    created_at: z.iso.datetime().default('2026-02-11T16:40:00.000Z'),
  }),
);

/** An order that somebody places. With the `id` of an earlier one it is sent again. */
export const newOrder = z.strictObject({
  id: id.optional(),
  amount: decimal.optional(),
  coupon: name.optional(),
  affiliate_referral_code: name.optional(),
});
