import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

const COURSE = {
  udemy_id: 'x010',
  title: 'Reading Tide Tables',
  url: '/course/reading-tide-tables/',
  is_paid: false,
};

describe('AlsoOnUdemy', () => {
  it('lists courses below the catalogue, and leads to the rest', async () => {
    server.use(
      http.get('/api/catalogue/udemy', () => HttpResponse.json({ courses: [COURSE], total: 13 })),
    );
    openSite('/courses');
    const section = within(await screen.findByRole('region', { name: 'Also on Udemy' }));
    expect(section.getByText('Free')).toBeTruthy();
    const course = section.getByRole('link', { name: /^View on Udemy: Reading Tide Tables/ });
    expect(course.getAttribute('href')).toBe('https://www.udemy.com/course/reading-tide-tables/');
    expect(section.queryByText(/reviews|Rated/)).toBeNull();
    const all = section.getByRole('link', { name: 'All 13 courses on Udemy' });
    expect(all.getAttribute('href')).toBe('/courses/udemy');
  });

  it('shows what Udemy tells about a course', async () => {
    const facts = { headline: 'High and low water', rating: 4.62, num_reviews: 3184 };
    const paid = { ...COURSE, ...facts, is_paid: true, price_text: 'CA$19.99' };
    server.use(
      http.get('/api/catalogue/udemy', () => HttpResponse.json({ courses: [paid], total: 1 })),
    );
    openSite('/courses');
    const section = within(await screen.findByRole('region', { name: 'Also on Udemy' }));
    for (const text of [
      'Paid · CA$19.99',
      'High and low water',
      'Rated 4.6 of 5',
      '(3,184 reviews)',
    ]) {
      expect(section.getByText(text)).toBeTruthy();
    }
  });

  it.each([
    ['there are none', () => HttpResponse.json({ courses: [], total: 0 })],
    ['they do not come', () => problem(503, 'Away.')],
  ])('is hidden when %s', async (_, answer) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get('/api/catalogue/udemy', () => {
        resolve();
        return answer();
      }),
    );
    openSite('/courses');
    await promise;
    expect(await screen.findByText('Showing 3 courses')).toBeTruthy();
    expect(screen.queryByText('Also on Udemy')).toBeNull();
  });
});
