import { productIdOf } from '../ids.js';
import type { Coupon, Promotion } from '../model.js';
import { createdAt } from './build-records.js';

const DAY = 24 * 60 * 60 * 1000;

const coupon = (id: number, code: string, details: Partial<Coupon> = {}): Coupon => ({
  ...{ id, code, note: null, quantity_used: 0, quantity: null },
  created_at: createdAt(id),
  ...details,
});

const fromToday = (days: number) =>
  new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY).toISOString();

/** Returns promotions around today: one that runs, one that is over, and one for a single buyer. */
export const demoPromotions = (): Promotion[] => [
  {
    id: 7_101,
    name: 'Autumn term',
    description: 'A quarter off three courses',
    starts_at: fromToday(-3),
    expires_at: fromToday(11),
    discount_type: 'percentage',
    amount: '25.0',
    duration: null,
    coupons: [coupon(81_001, 'AUTUMN25', { quantity_used: 12, quantity: 200 })],
    product_ids: [2_200_740, 2_203_648, 2_204_652].map(productIdOf),
  },
  {
    id: 7_094,
    name: 'Summer school',
    description: null,
    starts_at: fromToday(-120),
    expires_at: fromToday(-60),
    discount_type: 'fixed',
    amount: '50.0',
    duration: null,
    coupons: [coupon(80_940, 'SUMMER50')],
    product_ids: [],
  },
  {
    id: 7_088,
    name: 'Thank you',
    description: 'For one reviewer',
    starts_at: null,
    expires_at: fromToday(300),
    discount_type: 'percentage',
    amount: '80.0',
    duration: null,
    coupons: [coupon(80_880, 'THANKS-4F7Q', { quantity: 1 })],
    product_ids: [],
  },
];
