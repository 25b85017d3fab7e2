import {
  firstYearTotal,
  formatMoney,
  isLongPrice,
  otherPriceLabels,
  otherPricesLabel,
  type PaymentOption,
  payOnce,
  priceLabel,
  totalOf,
  wholePriceLabel,
} from './price-words.js';

const month = { unit: 'month', count: 1 } as const;
const once: PaymentOption = { type: 'one-time', amount: 120, currency: 'USD' };
const plan: PaymentOption = {
  ...once,
  type: 'payment-plan',
  amount: 45,
  payments: 3,
  interval: month,
};
const subscription: PaymentOption = {
  ...once,
  type: 'subscription',
  amount: 19.5,
  interval: month,
};

describe('the words for a price', () => {
  it.each<[string, PaymentOption, string, number]>([
    ['one-time', once, '$120.00', 120],
    ['thousands', { ...once, amount: 1299.5 }, '$1,299.50', 1299.5],
    ['free', { ...once, type: 'free', amount: 0 }, '$0.00', 0],
    ['another currency', { ...once, currency: 'CAD' }, 'CA$120.00', 120],
    ['a currency without cents', { ...once, currency: 'JPY' }, '¥120', 120],
    ['payment plan', plan, '3 payments of $45.00 (total $135.00)', 135],
    [
      'payment plan without an interval',
      { ...plan, interval: undefined },
      '3 payments of $45.00 (total $135.00)',
      135,
    ],
    [
      'payment plan beyond a year',
      { ...plan, payments: 18 },
      '18 payments of $45.00 (total $810.00)',
      540,
    ],
    [
      'yearly payment plan',
      { ...plan, interval: { unit: 'year', count: 1 } },
      '3 payments of $45.00 every year (total $135.00)',
      45,
    ],
    [
      'payment plan with another first payment',
      { ...plan, first: 60 },
      '$60.00, then 2 payments of $45.00 (total $150.00)',
      150,
    ],
    [
      'payment plan that is no sum of binary fractions',
      { ...plan, amount: 18.1 },
      '3 payments of $18.10 (total $54.30)',
      54.3,
    ],
    ['subscription', subscription, '$19.50 / month', 234],
    [
      'yearly subscription',
      { ...subscription, amount: 200, interval: { unit: 'year', count: 1 } },
      '$200.00 / year',
      200,
    ],
    [
      'quarterly subscription',
      { ...subscription, interval: { unit: 'month', count: 3 } },
      '$19.50 / 3 months',
      78,
    ],
    [
      'subscription after a trial of days',
      { ...subscription, trial: { unit: 'day', count: 14 } },
      '14 days free, then $19.50 / month',
      234,
    ],
    [
      'subscription after a trial of a month',
      { ...subscription, trial: month },
      '1 month free, then $19.50 / month',
      214.5,
    ],
    [
      'subscription after a trial of a year',
      { ...subscription, trial: { unit: 'day', count: 365 } },
      '365 days free, then $19.50 / month',
      0,
    ],
    [
      'subscription with another first payment',
      { ...subscription, first: 2 },
      '$2.00 for the first month, then $19.50 / month',
      216.5,
    ],
    [
      'quarterly subscription with another first payment',
      { ...subscription, first: 2, interval: { unit: 'month', count: 3 } },
      '$2.00 for the first 3 months, then $19.50 / 3 months',
      60.5,
    ],
  ])('%s', (_case, option, label, total) => {
    expect(priceLabel([option])).toBe(label);
    expect(firstYearTotal([option])).toBe(total);
  });

  it('names other ways to pay after the first', () => {
    expect(priceLabel([once, plan, subscription])).toBe('$120.00');
    expect(otherPriceLabels([once, plan, subscription])).toEqual([
      'or 3 payments of $45.00',
      'or $19.50 / month',
    ]);
    expect(otherPricesLabel([once, plan])).toBe('or 3 payments of $45.00');
    expect(otherPricesLabel([once, plan, subscription])).toBe('+2 options');
    expect(otherPricesLabel([once])).toBeNull();
    expect(wholePriceLabel([once, plan])).toBe('$120.00 or 3 payments of $45.00');
    expect(firstYearTotal([subscription, once])).toBe(234);
  });

  it('knows which of them are long', () => {
    const first = { ...subscription, first: 2 };
    const trial = { ...subscription, trial: month };
    expect([once, subscription, plan, first, trial].map((each) => isLongPrice([each]))).toEqual([
      ...[false, false],
      ...[true, true, true],
    ]);
    expect(isLongPrice([])).toBe(false);
  });

  it('has none without a way to pay', () => {
    expect(priceLabel([])).toBeNull();
    expect(wholePriceLabel([])).toBeNull();
    expect(firstYearTotal([])).toBeNull();
    expect(otherPriceLabels([])).toEqual([]);
  });

  it('adds up a payment plan only', () => {
    expect([once, plan, { ...plan, first: 60 }, subscription].map(totalOf)).toEqual([
      120, 135, 150, 19.5,
    ]);
  });

  it('takes a plain amount as paid at once', () => {
    expect(payOnce(null)).toEqual([]);
    expect(payOnce(0)).toEqual([{ type: 'free', amount: 0, currency: 'USD' }]);
    expect(payOnce(199, 'CAD')).toEqual([{ type: 'one-time', amount: 199, currency: 'CAD' }]);
    expect(formatMoney(0.5, 'EUR')).toBe('€0.50');
  });
});
