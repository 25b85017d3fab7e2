import { screen } from '@testing-library/react';
import { http } from 'msw';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { delayResponse, server } from '../../../testing/server';

describe('UdemyCataloguePage', () => {
  it('leads to our own courses where there are none, once that is known', async () => {
    const answer = delayResponse('/api/catalogue/udemy');
    openSite('/courses/udemy');
    expect(await screen.findByText('Loading courses…')).toBeTruthy();
    answer();
    expect(await screen.findByText('None of our courses are on Udemy right now')).toBeTruthy();
    const browse = screen.getByRole('link', { name: 'Browse courses' });
    expect(browse.getAttribute('href')).toBe('/courses');
  });

  it('offers a second try when the courses do not come', async () => {
    server.use(http.get('/api/catalogue/udemy', () => problem(503, 'Away.'), { once: true }));
    const { user } = openSite('/courses/udemy');
    expect(await screen.findByText('We could not load the courses on Udemy')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('None of our courses are on Udemy right now')).toBeTruthy();
  });
});
