import { fireEvent, screen } from '@testing-library/react';
import type { PaymentOptionDto } from '../../../api/generated/model/paymentOptionDto';
import { buildCard } from '../../../testing/builders';
import { renderWithProviders } from '../../../testing/render';
import { CourseCard } from './CourseCard';

describe('CourseCard', () => {
  it('is one link to the course, named by its action and title', () => {
    renderWithProviders(<CourseCard course={buildCard()} />);
    const link = screen.getByRole('link', { name: 'Enroll Now: Machine Learning Foundations' });
    expect(link.getAttribute('href')).toBe('/courses/101/machine-learning-foundations');
    expect(screen.getByText('6 weeks · 3 modules · Self-paced')).toBeTruthy();
  });

  it('names the first way to pay, and the others as far as there is room', () => {
    const once = { type: 'one-time', amount: 49, currency: 'USD' } as const;
    const plan = { ...once, type: 'payment-plan', amount: 18, payments: 3 } as const;
    const card = (...paymentOptions: PaymentOptionDto[]) =>
      renderWithProviders(<CourseCard course={buildCard({ paymentOptions })} />).container;
    expect(card(once, plan).textContent).toContain('$49.00 or 3 payments of $18.00');
    expect(card(plan).textContent).toContain('3 payments of $18.00 (total $54.00)');
    expect(card(once, plan, plan).textContent).toContain('$49.00 +2 options');
  });

  it('tells the last day of a promotion, and the price without it', () => {
    const price = { type: 'one-time', amount: 299, currency: 'USD', regular: 399 } as const;
    const course = buildCard({ paymentOptions: [{ ...price, until: '2026-12-04T00:00:00Z' }] });
    const { container } = renderWithProviders(<CourseCard course={course} />);
    expect(container.textContent).toContain('$299.00 until Dec 3 Regular price: $399.00');
    expect(container.querySelector('del')?.textContent).toBe('Regular price: $399.00');
  });

  it('invites to learn more where nobody can enrol', () => {
    renderWithProviders(<CourseCard course={buildCard({ isOpen: false })} />);
    expect(
      screen.getByRole('link', { name: 'Learn More: Machine Learning Foundations' }),
    ).toBeTruthy();
  });

  it.each([
    ['with a large image and its opening where it leads', true, 700, 1],
    ['with neither elsewhere', false, 400, 0],
  ])('is shown %s', (_, lead, width, quotes) => {
    const picture = { path: '/pictures/0f', width: 960, height: 540, colour: '#6d28d9' };
    const course = buildCard({ picture, opening: 'Models that learn.' });
    const { container } = renderWithProviders(<CourseCard course={course} lead={lead} />);
    expect(container.querySelector('[sizes]')?.getAttribute('sizes')).toContain(` ${width}px,`);
    expect(screen.queryAllByText('Models that learn.')).toHaveLength(quotes);
  });

  it('draws a figure where the image fails', () => {
    const picture = { path: '/pictures/0f', width: 960, height: 540, colour: '#6d28d9' };
    const { container } = renderWithProviders(<CourseCard course={buildCard({ picture })} />);
    const image = container.querySelector('img');
    if (!image) throw new Error('The card should start with its image.');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-tone="ai"] svg')).not.toBeNull();
  });
});
