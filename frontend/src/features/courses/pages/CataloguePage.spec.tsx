import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

const button = (name: string) => screen.getByRole('button', { name });
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('CataloguePage', () => {
  it('counts and shows what the filters leave, and keeps them in the address', async () => {
    const { user, currentAddress } = openSite('/courses');
    expect(await screen.findByText('Showing 3 courses')).toBeTruthy();

    await user.click(button('Data'));
    expect(await screen.findByText('Showing 1 course')).toBeTruthy();
    expect(titles()).toEqual(['Streaming Data']);
    expect(button('Data').getAttribute('aria-pressed')).toBe('true');
    expect(currentAddress()).toBe('/courses?category=Data');
  });

  it('writes every typed character into the address and the box', async () => {
    const { user, currentAddress } = openSite('/courses?level=Advanced');
    const box = await screen.findByRole('searchbox', { name: 'Search courses' });
    await user.type(box, 'in prod uction');
    expect(box).toHaveProperty('value', 'in prod uction');
    await waitFor(() =>
      expect(currentAddress()).toBe('/courses?search=in+prod+uction&level=Advanced'),
    );
  });

  it('resets all three filters from the empty state', async () => {
    const { user, currentAddress } = openSite(
      '/courses?search=zebra&category=Software&level=Advanced',
    );
    expect(await screen.findByText('No courses found matching your criteria')).toBeTruthy();
    expect(screen.getByText('Showing 0 courses')).toBeTruthy();

    await user.click(button('Clear Filters'));
    expect(await screen.findByText('Showing 3 courses')).toBeTruthy();
    expect(titles()).toHaveLength(3);
    expect(currentAddress()).toBe('/courses');
  });

  it('offers no filters to clear where there are no courses at all', async () => {
    const nothing = HttpResponse.json({ courses: [], total: 0 });
    server.use(http.get('/api/catalogue', () => nothing.clone()));
    openSite('/courses');
    expect(await screen.findByText('The first courses are being prepared')).toBeTruthy();
    expect(screen.queryByText('No courses found matching your criteria')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  it('offers a second try when the courses do not come', async () => {
    server.use(http.get('/api/catalogue', () => problem(503, 'Away.'), { once: true }));
    const { user } = openSite('/courses');
    expect(await screen.findByText('We could not load the courses')).toBeTruthy();

    await user.click(button('Try again'));
    expect(await screen.findByText('Showing 3 courses')).toBeTruthy();
  });

  it('says that it is loading', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('/api/catalogue', async () => {
        await held;
        return HttpResponse.json({ courses: [], total: 0 });
      }),
    );
    openSite('/courses');
    expect(await screen.findByText('Loading courses…')).toBeTruthy();
    answer();
    expect(await screen.findByText('Showing 0 courses')).toBeTruthy();
  });
});
