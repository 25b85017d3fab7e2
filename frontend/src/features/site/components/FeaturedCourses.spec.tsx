import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { delayResponse, server } from '../../../testing/server';
import { FeaturedCourses } from './FeaturedCourses';

const titles = async () =>
  (await screen.findAllByRole('article')).map(
    (card) => within(card).getByRole('heading').textContent,
  );

const FEATURED = ['Applied Machine Learning', 'Streaming Data', 'Systems in Production'];

describe('FeaturedCourses', () => {
  it('has three placeholders until the courses come', async () => {
    const answer = delayResponse('/api/catalogue/featured');
    const { container } = renderWithProviders(<FeaturedCourses />);
    expect(screen.getByRole('status').textContent).toBe('Loading courses…');
    expect(container.querySelectorAll('div[aria-hidden="true"]')).toHaveLength(3);
    answer();
    expect(await titles()).toEqual(FEATURED);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows a single course', async () => {
    const only = HttpResponse.json([buildCard({ title: 'Streaming Data' })]);
    server.use(http.get('/api/catalogue/featured', () => only.clone()));
    renderWithProviders(<FeaturedCourses />);
    expect(await titles()).toEqual(['Streaming Data']);
  });

  it('leads to the cohorts where there are no courses', async () => {
    server.use(http.get('/api/catalogue/featured', () => HttpResponse.json([])));
    renderWithProviders(<FeaturedCourses />);
    expect(await screen.findByText('The first courses are being prepared')).toBeTruthy();
    const explore = screen.getByRole('link', { name: 'Explore cohorts' });
    expect(explore.getAttribute('href')).toBe('/cohorts');
  });

  it('offers a second try when the courses do not come', async () => {
    server.use(http.get('/api/catalogue/featured', () => problem(503, 'Away.'), { once: true }));
    const { user } = renderWithProviders(<FeaturedCourses />);
    expect(await screen.findByText('We could not load the courses')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await titles()).toEqual(FEATURED);
  });
});
