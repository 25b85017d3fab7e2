import { DEFAULT_SITE } from '../../default-site';
import { buildCard } from '../../testing/builders';
import {
  addressOf,
  formatFilters,
  NO_FILTERS,
  parseFilters,
  pathOfCategory,
} from './course-filters';
import { filterCourses } from './hooks/use-catalogue';

const { categories } = DEFAULT_SITE;
const parse = (query: string, known = categories) =>
  parseFilters(new URLSearchParams(query), known);

const COOKING: typeof categories = [
  { name: 'Bread', color: 'amber', collections: ['Fish soup'] },
  { name: 'Fish', color: 'blue', collections: ['Sea', 'Bread'] },
];

describe('parseFilters', () => {
  it('reads search, category, level, price and order', () => {
    expect(parse('search=deep+nets&category=AI&level=Advanced&price=free&sort=price-asc')).toEqual({
      search: 'deep nets',
      category: 'AI',
      level: 'Advanced',
      price: 'free',
      sort: 'price-asc',
      page: 1,
    });
  });

  it.each(['Software', 'software', 'Software Engineering'])(
    'takes %p for the full name',
    (name) => {
      expect(parse(`category=${name}`).category).toBe('Software Engineering');
    },
  );

  it.each([
    ['bread', 'Bread'],
    ['Fish', 'Fish'],
    ['sea', 'Fish'],
    ['Fish soup', 'Bread'],
    ['AI', null],
    ['', null],
  ])('reads %p as %p where these are the categories', (name, expected) => {
    expect(parse(`category=${name}`, COOKING).category).toBe(expected);
  });

  it('takes values that are no filters for "All"', () => {
    expect(parse('category=Cooking&level=Expert&price=9&sort=up')).toEqual(NO_FILTERS);
  });

  it.each(['abc', '0', '-1', '01', '1.5', '1e3', '9999999', ''])(
    'takes page %p for the first',
    (text) => {
      expect(parse(`page=${text}`).page).toBe(1);
    },
  );

  it('keeps the spaces of a search that is being typed', () => {
    expect(parse('search=deep+').search).toBe('deep ');
  });
});

describe('formatFilters', () => {
  it('is read back as it was written', () => {
    const filters = {
      search: 'a & b ',
      category: 'Data',
      level: 'Beginner',
      price: 'under-100',
      sort: 'title-asc',
      page: 3,
    } as const;
    expect(parse(formatFilters(filters).toString())).toEqual(filters);
  });

  it('writes nothing for "All"', () => {
    expect(formatFilters(NO_FILTERS).toString()).toBe('');
  });
});

describe('filterCourses', () => {
  const nets = buildCard({ title: 'Deep Networks', category: 'AI', level: 'Advanced' });
  const sql = buildCard({ title: 'SQL', category: 'Data' });
  const bare = buildCard({ title: 'Bare', category: null, level: null });
  const courses = [nets, sql, bare];

  it('combines category and level', () => {
    const filters = { ...NO_FILTERS, category: 'AI', level: 'Advanced' } as const;
    expect(filterCourses(courses, filters)).toEqual([nets]);
    expect(filterCourses(courses, { ...filters, level: 'Beginner' })).toEqual([]);
  });

  it('shows courses without category and level under "All" only', () => {
    expect(filterCourses(courses, NO_FILTERS)).toEqual(courses);
    expect(filterCourses([bare], { ...NO_FILTERS, category: 'AI' })).toEqual([]);
  });
});

describe('the address of a catalogue', () => {
  it('has parameters only where something is filtered', () => {
    expect(addressOf(NO_FILTERS)).toBe('/courses');
    expect(addressOf({ ...NO_FILTERS, price: 'free' }, '/udemy')).toBe('/udemy?price=free');
  });

  it('filters by a category, unless there is no filter for it', () => {
    expect(pathOfCategory('ai', categories)).toBe('/courses?category=AI');
    expect([pathOfCategory('Cooking', categories), pathOfCategory(null, categories)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(pathOfCategory('Fish', COOKING)).toBe('/courses?category=Fish');
  });
});
