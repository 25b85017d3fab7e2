import { pageRequestOf, paginate } from './pagination.js';

describe('pageRequestOf', () => {
  it.each([
    ['', { page: 1, limit: 25 }],
    ['page=3&limit=100', { page: 3, limit: 100 }],
    ['page=0&limit=0', { page: 1, limit: 25 }],
    ['page=-2&limit=-1', { page: 1, limit: 25 }],
    ['page=two&limit=many', { page: 1, limit: 25 }],
    ['page=1.5', { page: 1, limit: 25 }],
  ])('reads "%s"', (query, expected) => {
    expect(pageRequestOf(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('paginate', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const pageOf = (page: number, ...faults: string[]) =>
    paginate(letters, { page, limit: 2 }, (kind) => faults.includes(kind));

  it('gives the first page no neighbour before it', () => {
    expect(pageOf(1)).toEqual({
      items: ['a', 'b'],
      meta: {
        pagination: {
          current_page: 1,
          next_page: 2,
          prev_page: null,
          total_pages: 3,
          total_items: 5,
          entries_info: '1-2 of 5',
        },
      },
    });
  });

  it('gives the last page no neighbour after it', () => {
    const { items, meta } = pageOf(3);
    expect(items).toEqual(['e']);
    expect(meta.pagination).toMatchObject({
      next_page: null,
      prev_page: 2,
      entries_info: '5-5 of 5',
    });
  });

  it('is empty past the end', () => {
    const { items, meta } = pageOf(4);
    expect(items).toEqual([]);
    expect(meta.pagination).toMatchObject({ current_page: 4, next_page: null, total_items: 5 });
  });

  it('moves the first item to the end from page 2 on: one is lost, one is met twice', () => {
    const scan = [1, 2, 3].flatMap((page) => pageOf(page, 'moved-item').items);
    expect(scan).toEqual(['a', 'b', 'd', 'e', 'a']);
  });

  it('loses the first item from page 2 on', () => {
    const pages = [1, 2, 3].map((page) => pageOf(page, 'shrinking-list'));
    expect(pages.flatMap(({ items }) => items)).toEqual(['a', 'b', 'd', 'e']);
    expect(pages.map(({ meta }) => meta.pagination.total_items)).toEqual([5, 4, 4]);
  });

  it('answers the first page again from page 2 on', () => {
    const pages = [1, 2, 3].map((page) => pageOf(page, 'repeated-page').items);
    expect(pages).toEqual(Array(3).fill(['a', 'b']));
  });

  it('changes the total from page 2 on', () => {
    const totals = [1, 2, 3].map((page) => pageOf(page, 'changing-total').meta.pagination);
    expect(totals.map(({ total_items }) => total_items)).toEqual([5, 6, 6]);
  });

  it('repeats the first item of a page', () => {
    expect(pageOf(2, 'duplicate-item').items).toEqual(['c', 'd', 'c']);
  });

  it('leaves the entries out', () => {
    expect(pageOf(1, 'no-entries-info').meta.pagination).not.toHaveProperty('entries_info');
  });
});
