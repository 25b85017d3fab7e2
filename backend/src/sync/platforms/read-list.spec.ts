import { PlatformError } from '../../common/problem/app-error.js';
import { HttpClient } from './http/http-client.js';
import { type ListPage, readList } from './read-list.js';

type Page = ListPage<{ id: string }, number> | null;

const http = new HttpClient({
  platform: 'Somewhere',
  baseUrl: 'http://127.0.0.1:9',
  headers: {},
  secret: '',
  advise: () => 'Try again.',
  budget: { most: 1, window: 1 },
});

const page = (ids: string, total: number, next: number | null): Page => ({
  items: [...ids].map((id) => ({ id })),
  total,
  next,
});

/** Reads lists of these pages, one list after the other; the last one again and again. */
function reading(...lists: Page[][]) {
  let readings = 0;
  return {
    count: () => readings,
    result: readList(http, '/things', 1, (place: number) => {
      if (place === 1) readings += 1;
      const list = lists[Math.min(readings, lists.length) - 1];
      return Promise.resolve(list?.[place - 1] ?? null);
    }),
  };
}

describe('readList', () => {
  const whole = [page('ab', 3, 2), page('c', 3, null)];

  it('answers the items of all pages', async () => {
    expect(await reading(whole).result).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    expect(await reading([page('', 0, null)]).result).toEqual([]);
  });

  it('answers null when there is no such list', async () => {
    expect(await reading([null]).result).toBeNull();
  });

  const incomplete: [string, Page[], RegExp][] = [
    ['a page that is gone', [page('ab', 3, 2), null], /page 2 is gone/],
    ['a changing total', [page('ab', 3, 2), page('c', 4, null)], /total 4, at first 3/],
    ['too few items', [page('ab', 3, null)], /2 different items, total 3/],
    ['too many items', [page('abcd', 3, null)], /4 items so far, total 3/],
    ['a page that repeats', [page('ab', 4, 2), page('ab', 4, null)], /2 different items, total 4/],
    ['pages that go round', [page('ab', 5, 1)], /6 items so far, total 5/],
    ['an empty page before others', [page('', 0, 2), page('', 0, null)], /page 1: 0 items/],
  ];

  it.each(incomplete)('reads again after %s', async (_what, pages) => {
    expect(await reading(pages, pages, whole).result).toHaveLength(3);
  });

  it.each(incomplete)('fails on %s the third time', async (_what, pages, message) => {
    const { result, count } = reading(pages);
    const failure: unknown = await result.catch((error: unknown) => error);
    if (!(failure instanceof PlatformError)) throw failure;
    expect(failure.message).toMatch(
      /^Somewhere changed its list GET \/things each time while it was read/,
    );
    expect(failure.message).toMatch(message);
    if (!pages.some((each) => each?.next === 1)) expect(count()).toBe(3);
  });
});
