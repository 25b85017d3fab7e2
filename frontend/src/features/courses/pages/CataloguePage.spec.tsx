import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildIndex } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { delayResponse, server } from '../../../testing/server';

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
    expect(screen.getByText('No courses')).toBeTruthy();

    await user.click(button('Clear Filters'));
    expect(await screen.findByText('Showing 3 courses')).toBe(document.activeElement);
    expect(titles()).toHaveLength(3);
    expect(currentAddress()).toBe('/courses');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    for (const all of screen.getAllByRole('button', { name: 'All' })) {
      expect(all.getAttribute('aria-pressed')).toBe('true');
    }
  });

  it.each(['search=zebra', 'category=Software', 'level=Beginner', 'price=free'])(
    'offers to clear the filter that hides all courses: %s',
    async (filter) => {
      const nothing = HttpResponse.json({ courses: [], total: 0 });
      const empty = HttpResponse.json(buildIndex([]));
      server.use(
        http.get('/api/catalogue', () => nothing.clone()),
        http.get('/api/catalogue/index', () => empty.clone()),
      );
      openSite(`/courses?${filter}`);
      expect(await screen.findByRole('button', { name: 'Clear Filters' })).toBeTruthy();
    },
  );

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
    const answer = delayResponse('/api/catalogue');
    openSite('/courses');
    expect(await screen.findByText('Loading courses…')).toBeTruthy();
    answer();
    expect(await screen.findByText('Showing 3 courses')).toBeTruthy();
  });

  it.each([
    ['Software', 'Software Engineering'],
    ['Cooking', 'All'],
  ])('takes the category %s of an address for %s', async (category, name) => {
    openSite(`/courses?category=${category}`);
    const group = within(await screen.findByRole('group', { name: 'Category' }));
    expect(group.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says that it searches while the list is still that of the filter before', async () => {
    const { user } = openSite('/courses');
    await screen.findByText('Showing 3 courses');
    const answers = ['/api/catalogue', '/api/catalogue/index'].map(delayResponse);
    await user.click(button('AI'));
    expect(await screen.findByText('Searching…')).toBeTruthy();
    for (const answer of answers) answer();
    expect(await screen.findByText('Showing 1 course')).toBeTruthy();
    expect(titles()).toEqual(['Applied Machine Learning']);
  });

  it('says that it searches until the index of all courses has come', async () => {
    const answer = delayResponse('/api/catalogue/index');
    const { user } = openSite('/courses');
    await screen.findByText('Showing 3 courses');
    await user.type(screen.getByRole('searchbox'), 'streaming');
    expect(await screen.findByText('Searching…')).toBeTruthy();
    answer();
    expect(await screen.findByText('Showing 1 course')).toBeTruthy();
    expect(titles()).toEqual(['Streaming Data']);
  });

  it('filters without the index where that does not come', async () => {
    server.use(http.get('/api/catalogue/index', () => problem(503, 'Away.')));
    const { user } = openSite('/courses');
    await screen.findByText('Showing 3 courses');
    await user.click(button('Data'));
    expect(await screen.findByText('Showing 1 course')).toBeTruthy();
    expect(titles()).toEqual(['Streaming Data']);
  });

  it('asks for nothing more once the index has come', async () => {
    const { user } = openSite('/courses?search=streaming');
    await screen.findByText('Showing 1 course');
    const asked: string[] = [];
    server.use(http.get('/api/catalogue', ({ request }) => void asked.push(request.url)));
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByText('Showing 3 courses');
    await user.click(button('AI'));
    expect(await screen.findByText('Showing 1 course')).toBeTruthy();
    expect(titles()).toEqual(['Applied Machine Learning']);
    expect(asked).toEqual([]);
  });

  it('keeps the places of courses that "Show more" waits for, and leads to the first of them', async () => {
    const cards = Array.from({ length: 26 }, (_, n) =>
      buildCard({ id: String(n + 1), title: `Course ${n + 1}` }),
    );
    server.use(
      http.get('/api/catalogue', () =>
        HttpResponse.json({ courses: cards.slice(0, 24), total: 26 }),
      ),
      http.get('/api/catalogue/index', () => HttpResponse.json(buildIndex(cards))),
    );
    const answer = delayResponse('/api/catalogue/index');
    const { user } = openSite('/courses');
    await screen.findByText('1–24 of 26');
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    const list = screen.getAllByRole('article')[0]?.closest('ul');
    await waitFor(() => expect(list?.children).toHaveLength(26));
    expect(titles()).toHaveLength(24);
    answer();
    await waitFor(() => expect(titles()).toHaveLength(26));
    const next = screen.getByRole('link', { name: /: Course 25$/ });
    expect(document.activeElement).toBe(next);
  });
});
