import { priceLabel, wholePriceLabel } from '../../../common/price/price-words.js';
import { hasLifetimeAccess, toPaymentOptions, unreadablePrices } from './payment-options.js';
import { thinkificPrice, thinkificProduct } from './thinkific.factory.js';
import type { ThinkificProduct } from './thinkific.schemas.js';

type Price = ThinkificProduct['product_prices'][number];

const prices = (...product_prices: Partial<Price>[]) =>
  thinkificProduct({ product_prices: product_prices.map(thinkificPrice) });

const monthly = { interval: 'month', interval_count: 1 };
const plan: Partial<Price> = {
  payment_type: 'payment-plan',
  price: '45.0',
  number_of_payments: 3,
  ...monthly,
};
const subscription: Partial<Price> = { payment_type: 'subscription', price: '19.5', ...monthly };
const other: Partial<Price> = { id: 3400913, is_primary: false };

describe('toPaymentOptions', () => {
  it.each<[string, ThinkificProduct, string | null]>([
    ['one-time', prices({}), '$49.00'],
    ['payment plan', prices(plan), '3 payments of $45.00 (total $135.00)'],
    [
      'payment plan with another first payment',
      prices({ ...plan, custom_first_price: '60.0' }),
      '$60.00, then 2 payments of $45.00 (total $150.00)',
    ],
    ['subscription', prices(subscription), '$19.50 / month'],
    [
      'yearly subscription',
      prices({ ...subscription, interval: 'year', interval_count: null }),
      '$19.50 / year',
    ],
    [
      'subscription after a trial',
      prices({ ...subscription, trial_interval: 'day', trial_interval_count: 14 }),
      '14 days free, then $19.50 / month',
    ],
    [
      'subscription with another first price',
      prices({ ...subscription, custom_first_price: '2.0' }),
      '$2.00 for the first month, then $19.50 / month',
    ],
    [
      'subscription with the same first price',
      prices({ ...subscription, custom_first_price: '19.50' }),
      '$19.50 / month',
    ],
    ['free', prices({ payment_type: 'free', price: null }), '$0.00'],
    ['free as an amount', prices({ price: '0.0' }), '$0.00'],
    ['another currency', prices({ currency: 'cad' }), 'CA$49.00'],
    ['a currency in capitals', prices({ currency: 'USD' }), '$49.00'],
    ['no currency', prices({ currency: undefined }), '$49.00'],
    [
      'the primary price before the others',
      prices({ ...plan, ...other }, { price: '120.0' }, { ...subscription, ...other }),
      '$120.00 or 3 payments of $45.00 or $19.50 / month',
    ],
    ['the first price where none is primary', prices({ ...other, price: '120.0' }), '$120.00'],
    ['the product’s own price where the price has none', prices({ price: null }), '$49.00'],
    ['the product’s own price without others', thinkificProduct({ product_prices: [] }), '$49.00'],
    ['nothing', thinkificProduct({ product_prices: [], price: null }), null],
    ['fractions of cents', prices({ price: '49.123' }), '$49.12'],
    [
      'the others without one that cannot be read',
      prices({}, { ...other, payment_type: 'barter' }),
      '$49.00',
    ],
  ])('reads %s', (_case, product, label) => {
    expect(wholePriceLabel(toPaymentOptions(product))).toBe(label);
  });

  it.each<[string, Partial<Price>]>([
    ['a payment plan without a number of payments', { ...plan, number_of_payments: null }],
    ['a payment plan without an amount', { ...plan, price: null }],
    ['a subscription without an interval', { ...subscription, interval: null }],
    ['an interval of an unknown kind', { ...subscription, interval: 'fortnight' }],
    ['a type that is not documented', { payment_type: 'barter' }],
    ['a currency that is no code', { currency: 'dollars' }],
    [
      'a sum that the database cannot hold',
      { ...plan, price: '999999999', number_of_payments: 11 },
    ],
  ])('shows no price rather than a wrong one for %s', (_case, price) => {
    const product = prices(price);
    expect(priceLabel(toPaymentOptions(product))).toBeNull();
    expect(unreadablePrices(product)).toHaveLength(1);
  });

  it('names no price as unreadable that is shown', () => {
    expect(unreadablePrices(prices({}, { ...plan, ...other }, subscription))).toEqual([]);
  });
});

describe('hasLifetimeAccess', () => {
  it.each<[string, ThinkificProduct, boolean]>([
    ['a course that is paid once', prices({}), true],
    ['a payment plan', prices(plan), true],
    ['a subscription', prices(subscription), false],
    ['a subscription as another option', prices({}, { ...subscription, ...other }), false],
    ['a product that is a subscription', thinkificProduct({ subscription: true }), false],
    ['a product that expires', thinkificProduct({ days_until_expiry: 365 }), false],
    ['a price that expires', prices({ days_until_expiry: 90 }), false],
  ])('%s: %s', (_case, product, expected) => {
    expect(hasLifetimeAccess(product)).toBe(expected);
  });
});
