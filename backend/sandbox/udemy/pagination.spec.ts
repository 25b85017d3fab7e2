import { pageRequestOf, paginate } from './pagination.js';

describe('pageRequestOf', () => {
  it.each([
    ['', { page: 1, size: 12 }],
    ['page=3&page_size=100', { page: 3, size: 100 }],
    ['page_size=500', { page: 1, size: 100 }],
    ['page_size=0', { page: 1, size: 12 }],
    ['page_size=many', { page: 1, size: 12 }],
    ['page=0', null],
    ['page=-1', null],
    ['page=last', null],
    ['page=1.5', null],
  ])('reads "%s"', (query, expected) => {
    expect(pageRequestOf(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('paginate', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const pageOf = (page: number, ...faults: string[]) =>
    paginate(letters, { page, size: 2 }, (kind) => faults.includes(kind));

  it('names the pages before and after', () => {
    expect([1, 2, 3].map((page) => pageOf(page))).toEqual([
      { count: 5, next: 2, previous: null, results: ['a', 'b'] },
      { count: 5, next: 3, previous: 1, results: ['c', 'd'] },
      { count: 5, next: null, previous: 2, results: ['e'] },
    ]);
  });

  it('has no page past the end, but a first page of an empty list', () => {
    expect(pageOf(4)).toBeNull();
    expect(paginate([], { page: 1, size: 2 }, () => false)).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
    expect(paginate([], { page: 2, size: 2 }, () => true)).toBeNull();
  });

  it('shrinks from page 2 on, so that the last page is past the end', () => {
    expect(pageOf(1, 'shrinking-list')).toMatchObject({ count: 5, results: ['a', 'b'] });
    expect(pageOf(2, 'shrinking-list')).toMatchObject({
      count: 4,
      next: null,
      results: ['d', 'e'],
    });
    expect(pageOf(3, 'shrinking-list')).toBeNull();
  });

  it('answers the first page again', () => {
    expect(pageOf(2, 'repeated-page')).toMatchObject({ count: 5, next: 3, results: ['a', 'b'] });
  });
});
