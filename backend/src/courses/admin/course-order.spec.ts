import {
  type CourseFilters,
  type CourseOutline,
  type CourseSort,
  distinct,
  filterCourses,
  sortCourses,
} from './course-order.js';

const outline = (id: string, title: string, fields: Partial<CourseOutline>): CourseOutline => ({
  id,
  title,
  category: 'AI',
  level: null,
  format: null,
  price: 0,
  isVisible: true,
  isCustomized: false,
  ...fields,
});

const courses = [
  outline('1', 'Zig', { price: 50 }),
  outline('2', 'Alloy in 100% of cases', {
    category: 'Data',
    price: 80,
    isVisible: false,
    isCustomized: true,
  }),
  outline('3', 'Maple', { category: null, price: null }),
];

const idsOf = (found: CourseOutline[]) => found.map(({ id }) => Number(id));
const filter = (filters: CourseFilters) => idsOf(filterCourses(courses, filters));
const sort = (order: CourseSort) => idsOf(sortCourses(courses, order));

describe('filterCourses', () => {
  it('finds letters with accents however they are written', () => {
    const cafe = outline('4', 'Cafe\u0301', {});
    expect(idsOf(filterCourses([cafe], { search: 'CAF\u00c9' }))).toEqual([4]);
    const composed = outline('5', 'Caf\u00e9', {});
    expect(idsOf(filterCourses([composed], { search: 'cafe\u0301' }))).toEqual([5]);
    expect(idsOf(filterCourses([cafe, composed], { search: 'cafe' }))).toEqual([4, 5]);
    expect(idsOf(filterCourses([outline('6', 'Cafe', {})], { search: 'caf\u00e9' }))).toEqual([6]);
    expect(idsOf(filterCourses([cafe], { search: '\u0301' }))).toEqual([]);
  });

  it('finds the İ of Turkish by an i, and an i by it', () => {
    const [turkish, plain] = [outline('4', 'İstanbul', {}), outline('5', 'Istanbul', {})];
    for (const search of ['istanbul', 'İSTANBUL']) {
      expect(idsOf(filterCourses([turkish, plain], { search }))).toEqual([4, 5]);
    }
  });

  it('lets all pass without filters', () => {
    expect(filter({})).toEqual([1, 2, 3]);
  });

  it('finds a part of the title in any case', () => {
    expect(filter({ search: 'aLLoy' })).toEqual([2]);
    expect(filter({ search: '100%' })).toEqual([2]);
    expect(filter({ search: '100_' })).toEqual([]);
  });

  it('tells visible from hidden', () => {
    expect(filter({ visibility: 'visible' })).toEqual([1, 3]);
    expect(filter({ visibility: 'hidden' })).toEqual([2]);
  });

  it('compares the category that is shown, exactly', () => {
    expect(filter({ category: 'Data' })).toEqual([2]);
    expect(filter({ category: 'AI' })).toEqual([1]);
    expect(filter({ category: 'A' })).toEqual([]);
  });

  it('tells Customized from Original by the title alone', () => {
    expect(filter({ status: 'customized' })).toEqual([2]);
    expect(filter({ status: 'original' })).toEqual([1, 3]);
  });
});

describe('sortCourses', () => {
  it.each<[CourseSort, number[]]>([
    ['name-asc', [2, 3, 1]],
    ['name-desc', [1, 3, 2]],
    ['price-asc', [3, 1, 2]],
    ['price-desc', [2, 1, 3]],
    ['category', [1, 2, 3]],
    ['visible-first', [3, 1, 2]],
    ['hidden-first', [2, 3, 1]],
  ])('orders by %s', (order, ids) => {
    expect(sort(order)).toEqual(ids);
  });

  it('takes a missing price for 0', () => {
    const prices = [
      outline('1', 'B', { price: null }),
      outline('2', 'A', { price: 0 }),
      outline('3', 'C', { price: 0 }),
    ];
    expect(idsOf(sortCourses(prices, 'price-asc'))).toEqual([2, 1, 3]);
    expect(idsOf(sortCourses(prices, 'price-desc'))).toEqual([2, 1, 3]);
  });

  it('puts those without a category last, in the order of their names', () => {
    const some = [
      outline('1', 'B', { category: null }),
      outline('2', 'A', { category: null }),
      outline('3', 'C', { category: 'Zoology' }),
      outline('4', 'D', { category: 'AI' }),
    ];
    expect(idsOf(sortCourses(some, 'category'))).toEqual([4, 3, 2, 1]);
  });

  it('compares numbers as numbers, and ids where all else is equal', () => {
    const parts = ['10', '9', '11'].map((id) => outline(id, `Part ${id}`, {}));
    expect(idsOf(sortCourses(parts, 'name-asc'))).toEqual([9, 10, 11]);
    const alike = ['10', '9'].map((id) => outline(id, 'Alike', {}));
    expect(idsOf(sortCourses(alike, 'name-desc'))).toEqual([9, 10]);
  });

  it('leaves the list that it is given alone', () => {
    sort('name-desc');
    expect(idsOf(courses)).toEqual([1, 2, 3]);
  });
});

describe('distinct', () => {
  it('names each category that is shown once', () => {
    expect(distinct([...courses, ...courses], 'category')).toEqual(['AI', 'Data']);
  });
});
