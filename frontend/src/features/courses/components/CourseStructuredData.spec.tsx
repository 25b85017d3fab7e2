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
      'another currency',
      [{ ...once, currency: 'CAD' }],
      { ...offer, price: '120.00', priceCurrency: 'CAD' },
    ],
    ['payment plan: its sum', [plan], { ...offer, price: '135.00', ...usd }],
    ['subscription: no price without its interval', [subscription], member],
    ['two ways to pay', [once, subscription], [{ ...offer, price: '120.00', ...usd }, member]],
  ])('%s', (_case, options, expected) => {
    expect(offersOf(options)).toEqual(expected);
  });
});
