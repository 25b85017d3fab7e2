import type { PaymentOptionDto } from '../../../api/generated/model/paymentOptionDto';
import { buildCourse } from '../../../testing/builders';
import { renderWithProviders } from '../../../testing/render';
import { CourseStructuredData } from './CourseStructuredData';

const once: PaymentOptionDto = { type: 'one-time', amount: 120, currency: 'USD' };
const month = { unit: 'month', count: 1 } as const;
const plan: PaymentOptionDto = {
  ...once,
  type: 'payment-plan',
  amount: 45,
  payments: 3,
  interval: month,
};
const subscription: PaymentOptionDto = {
  ...once,
  type: 'subscription',
  amount: 19.5,
  interval: month,
};

const url = 'https://academy.example/enroll/101';
const usd = { priceCurrency: 'USD' };
const offer = { '@type': 'Offer', category: 'Paid', url };
const monthly = {
  ...{ '@type': 'UnitPriceSpecification', ...usd },
  ...{ unitCode: 'MON', billingIncrement: 1 },
};
const member = { ...offer, category: 'Subscription' };

function offersOf(paymentOptions: PaymentOptionDto[]): unknown {
  const course = buildCourse({ paymentOptions });
  const { container } = renderWithProviders(<CourseStructuredData course={course} />);
  const text = container.querySelector('script')?.textContent ?? '';
  return (JSON.parse(text) as { offers?: unknown }).offers;
}

describe('the offers of a course for search engines', () => {
  it.each<[string, PaymentOptionDto[], unknown]>([
    ['none', [], undefined],
    ['one-time', [once], { ...offer, price: '120.00', ...usd }],
    [
      'free',
      [{ ...once, type: 'free', amount: 0 }],
      { ...offer, category: 'Free', price: '0.00', ...usd },
    ],
    [
      'promotion, until it ends',
      [{ ...once, amount: 90, regular: 120, until: '2026-12-04T08:00:00Z' }],
      { ...offer, price: '90.00', ...usd, priceValidUntil: '2026-12-04T08:00:00Z' },
    ],
    [
      'another currency',
      [{ ...once, currency: 'CAD' }],
      { ...offer, price: '120.00', priceCurrency: 'CAD' },
    ],
    [
      'payment plan: its sum, and the payments',
      [plan],
      {
        ...{ ...offer, price: '135.00', ...usd },
        priceSpecification: [{ ...monthly, price: '45.00', billingDuration: 3 }],
      },
    ],
    [
      'payment plan with another first payment',
      [{ ...plan, first: 60 }],
      {
        ...{ ...offer, price: '150.00', ...usd },
        priceSpecification: [
          { ...monthly, price: '60.00', billingDuration: 1 },
          { ...monthly, price: '45.00', billingDuration: 2 },
        ],
      },
    ],
    [
      'subscription: no price without its interval',
      [subscription],
      { ...member, priceSpecification: [{ ...monthly, price: '19.50' }] },
    ],
    [
      'yearly subscription after a trial',
      [{ ...subscription, interval: { unit: 'year', count: 1 }, trial: { unit: 'day', count: 7 } }],
      {
        ...member,
        priceSpecification: [
          {
            ...{ ...monthly, price: '0.00', unitCode: 'DAY' },
            ...{ billingIncrement: 7, billingDuration: 7 },
          },
          { ...monthly, price: '19.50', unitCode: 'ANN' },
        ],
      },
    ],
    [
      'two ways to pay',
      [once, subscription],
      [
        { ...offer, price: '120.00', ...usd },
        { ...member, priceSpecification: [{ ...monthly, price: '19.50' }] },
      ],
    ],
  ])('%s', (_case, options, expected) => {
    expect(offersOf(options)).toEqual(expected);
  });
});
