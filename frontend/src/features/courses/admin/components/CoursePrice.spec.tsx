import type { PaymentOptionDto } from '../../../../api/generated/model/paymentOptionDto';
import { buildAdminCourse, buildAdminCourseCard } from '../../../../testing/builders';
import { renderWithProviders } from '../../../../testing/render';
import { CoursePrice } from './CoursePrice';
import { CoursePromotion } from './CoursePromotion';
import { PlatformChange } from './PlatformChange';

const month = { unit: 'month', count: 1 } as const;
const subscription: PaymentOptionDto = {
  ...{ type: 'subscription', amount: 29, currency: 'USD' },
  interval: month,
};
const once: PaymentOptionDto = { type: 'one-time', amount: 199, currency: 'CAD' };

const textOf = (element: React.ReactElement) => renderWithProviders(element).container.textContent;

it('is that of the platform, as the buyer pays it', () => {
  const course = buildAdminCourseCard({
    thinkific_payment_options: [once, { ...once, type: 'payment-plan', amount: 70, payments: 3 }],
  });
  expect(textOf(<CoursePrice course={course} />)).toBe(' CA$199.00 or 3 payments of CA$70.00');
  const without = buildAdminCourseCard({ thinkific_payment_options: [] });
  expect(textOf(<CoursePrice course={without} />)).toBe(' No price ');
});

it('is ours beside that of the platform', () => {
  const course = buildAdminCourseCard({
    display_price: 199,
    thinkific_payment_options: [subscription],
  });
  expect(textOf(<CoursePrice course={course} />)).toBe('$29.00 / month $199.00 ');
});

it.each<[PaymentOptionDto[], string]>([
  [[once], 'was CA$19.00, is now CA$199.00'],
  [[subscription], 'was $19.00 / month, is now $29.00 / month'],
])('tells what the platform has changed', (options, words) => {
  const change = { field: 'price', old_value: 19, new_value: 29 } as const;
  const course = { thinkific_payment_options: options };
  expect(textOf(<PlatformChange change={change} course={course} />)).toBe(words);
});

it.each([
  [
    null,
    /^Promotion on Thinkific: \$149\.25 with the coupon AUTUMN25 \(Autumn term\), until \w+ \d.*\.$/,
  ],
  [150, /Visitors do not see it while the price is overridden\.$/],
])('names the promotion of the platform (own price: %s)', (display_price, words) => {
  const promotion = {
    ...{ name: 'Autumn term', price: 149.25, coupon_code: 'AUTUMN25' },
    ends_at: '2026-12-04T00:00:00Z',
  };
  const course = buildAdminCourse({
    ...{ display_price, promotion },
    thinkific_payment_options: [{ type: 'one-time', amount: 199, currency: 'USD' }],
  });
  expect(textOf(<CoursePromotion course={course} />)).toMatch(words);
});
