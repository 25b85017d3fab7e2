import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

const NONE = { courses: [], total: 0 };

describe('CohortsPage', () => {
  it('leads to the courses where no cohort is open', async () => {
    server.use(http.get('/api/catalogue', () => HttpResponse.json(NONE)));
    openSite('/cohorts');
    expect(await screen.findByText('No cohort is open right now')).toBeTruthy();
    const section = within(screen.getByRole('region', { name: 'Cohorts you can apply to' }));
    const browse = section.getByRole('link', { name: 'Browse courses' });
    expect(browse.getAttribute('href')).toBe('/courses');
  });

  it('offers a second try when the cohorts do not come', async () => {
    server.use(
      http.get('/api/catalogue', () => problem(503, 'Away.'), { once: true }),
      http.get('/api/catalogue', () => HttpResponse.json(NONE)),
    );
    const { user } = openSite('/cohorts');
    expect(await screen.findByText('We could not load the cohorts')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No cohort is open right now')).toBeTruthy();
  });
});
