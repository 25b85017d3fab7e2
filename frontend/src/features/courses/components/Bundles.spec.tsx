import { screen, within } from '@testing-library/react';
import type { BundleDto } from '../../../api/generated/model/bundleDto';
import { respondWith } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

const price = (amount: number) => ({ type: 'one-time', amount, currency: 'USD' }) as const;
const BUNDLE: BundleDto = {
  ...{ id: '7', name: 'Career Bundle', url: 'https://school.example/enroll/9?price_id=1' },
  paymentOptions: [price(300)],
  courses: [
    { id: '1', slug: 'applied-machine-learning', title: 'Applied Machine Learning' },
    { id: '2', slug: 'streaming-data', title: 'Streaming Data' },
  ],
  separately: price(450.5),
};

it('are cards below the catalogue, with what they contain, cost and save', async () => {
  server.use(respondWith('/api/bundles', [BUNDLE]));
  openSite('/courses');
  const section = within(await screen.findByRole('region', { name: 'Bundles' }));
  expect(section.getByText('Contains 2 courses')).toBeTruthy();
  expect(section.getByText('$300.00')).toBeTruthy();
  expect(section.getByText('$450.50 one by one. You save $150.50.')).toBeTruthy();
  const course = section.getByRole('link', { name: 'Streaming Data' });
  expect(course.getAttribute('href')).toBe('/courses/2/streaming-data');
  const enrol = section.getByRole('link', { name: 'Enroll in Bundle: Career Bundle' });
  expect(enrol.getAttribute('href')).toBe(BUNDLE.url);
});

it('name no sum that the server leaves out, and disappear behind filters', async () => {
  const { separately: _, ...bundle } = BUNDLE;
  server.use(respondWith('/api/bundles', [bundle]));
  const { user } = openSite('/courses');
  const section = await screen.findByRole('region', { name: 'Bundles' });
  expect(section.textContent).not.toContain('one by one');
  await user.click(screen.getByRole('button', { name: 'Data' }));
  expect(await screen.findByText('Showing 1 course')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Bundles' })).toBeNull();
});

it('are named on the page of a course that they contain', async () => {
  server.use(respondWith('/api/courses/1/bundles', [BUNDLE]));
  openSite('/courses/1/applied-machine-learning');
  const link = await screen.findByRole('link', { name: 'Career Bundle' });
  expect(link.getAttribute('href')).toBe(BUNDLE.url);
  expect(link.parentElement?.textContent).toBe('Also in the bundle Career Bundle$300.00');
});
