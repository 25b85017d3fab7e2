import type { ThinkificCourse, ThinkificProduct } from './thinkific.schemas.js';

type Price = ThinkificProduct['product_prices'][number];

export function thinkificCourse(values: Partial<ThinkificCourse> = {}): ThinkificCourse {
  return {
    id: 2200451,
    name: 'Forklift Safety Basics',
    product_id: 2301877,
    description: null,
    duration: null,
    course_card_image_url: null,
    chapter_ids: [],
    instructor_id: null,
    ...values,
  };
}

export function thinkificPrice(values: Partial<Price> = {}): Price {
  return {
    id: 3400912,
    is_primary: true,
    payment_type: 'one-time',
    price: '49.0',
    days_until_expiry: null,
    number_of_payments: null,
    interval: null,
    interval_count: null,
    trial_interval: null,
    trial_interval_count: null,
    custom_first_price: null,
    currency: 'usd',
    ...values,
  };
}

export function thinkificProduct(values: Partial<ThinkificProduct> = {}): ThinkificProduct {
  return {
    id: 2301877,
    productable_id: 2200451,
    productable_type: 'Course',
    price: '49.0',
    position: 3,
    status: 'published',
    private: false,
    hidden: false,
    subscription: false,
    days_until_expiry: null,
    has_certificate: true,
    collection_ids: [],
    related_product_ids: [],
    description: null,
    card_image_url: null,
    product_prices: [thinkificPrice()],
    ...values,
  };
}
