import { priceIdOf, productIdOf } from '../ids.js';
import { isFree, toDecimal } from '../money.js';
import type { Course, Product, ProductPrice } from '../model.js';
import { slugify } from '../slug.js';
import type { DemoCourse, PricePlan, PrimaryPrice } from './demo-course.js';
import { DEFAULT_COLLECTION, FAMILY_COLLECTION, SITE } from './site.js';

const DEFAULT_BANNER = '/assets/tenant/default-course-banner.jpg';
const FIRST_DAY = Date.UTC(2022, 8, 12, 9, 20, 14, 307);
const SPACING_MS = 7_431_017;
const LOWEST_ID = 2_200_000;

/** Returns when the record with this id was created. Ids grow with time. */
export const createdAt = (id: number): string =>
  new Date(FIRST_DAY + ((id - LOWEST_ID) % 10_000) * SPACING_MS).toISOString();

export const coverOf = (name: string): string => `cover:${slugify(name)}`;

export function buildCourse(demo: DemoCourse): Course {
  return {
    id: demo.id,
    name: demo.name,
    slug: slugify(demo.name),
    product_id: productIdOf(demo.id),
    description: demo.description,
    keywords: demo.keywords ?? null,
    duration: demo.duration ?? null,
    banner_image_url: DEFAULT_BANNER,
    course_card_image_url: coverOf(demo.name),
    reviews_enabled: demo.price > 0,
    user_id: SITE.ownerUserId,
    instructor_id: demo.instructor ?? null,
    chapters: demo.chapters,
    ...demo.course,
  };
}

export function buildProduct(demo: DemoCourse, position: number): Product {
  const id = productIdOf(demo.id);
  return {
    id,
    created_at: createdAt(demo.id),
    productable_id: demo.id,
    productable_type: 'Course',
    price: toDecimal(demo.price),
    position,
    status: 'published',
    name: demo.name,
    private: false,
    hidden: false,
    subscription: demo.primary?.payment_type === 'subscription',
    days_until_expiry: null,
    has_certificate: true,
    keywords: demo.keywords ?? null,
    seo_title: null,
    seo_description: null,
    collection_ids: [DEFAULT_COLLECTION, FAMILY_COLLECTION[demo.family]],
    related_product_ids: [],
    description: demo.description,
    card_image_url: coverOf(demo.name),
    slug: slugify(demo.name),
    product_prices: buildPrices(id, demo.price, demo.plans, demo.primary),
    ...demo.product,
  };
}

/** Fields of a price that is paid once. */
export const ONCE = {
  number_of_payments: null,
  interval: null,
  interval_count: null,
  trial_interval: null,
  trial_interval_count: null,
  custom_first_price: null,
  currency: 'usd',
};

export function buildPrices(
  productId: number,
  price: number,
  plans: PricePlan[] = [],
  primary: PrimaryPrice = {},
): ProductPrice[] {
  return [
    {
      ...ONCE,
      id: priceIdOf(productId, 0),
      is_primary: true,
      payment_type: isFree(price) ? 'free' : 'one-time',
      label: null,
      price: toDecimal(price),
      ...primary,
    },
    ...plans.map((plan, index) => ({
      ...ONCE,
      id: priceIdOf(productId, index + 1),
      is_primary: false,
      ...plan,
    })),
  ];
}
