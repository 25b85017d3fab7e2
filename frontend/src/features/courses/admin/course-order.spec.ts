import type { CourseRow } from './course-row';
import type { PaymentOptionDto } from '../../../api/generated/model/paymentOptionDto';
import { buildAdminCourseCard } from '../../../testing/builders';
import { type CourseFilters, distinct, filterCourses, sortCourses } from './course-order';
import type { CourseSort } from './list-options';

const paid = (amount: number): PaymentOptionDto[] => [
  { type: 'one-time', amount, currency: 'USD' },
];

const COURSES = [
  { thinkific_name: 'Streaming', thinkific_category: 'Data', thinkific_payment_options: paid(90) },
  {
    thinkific_name: 'Neural',
    display_title: 'Deep 100% Learning',
    display_price: 150,
    is_visible: false,
  },
  {
    thinkific_name: 'Git',
    thinkific_category: null,
    display_category: 'Tools',
    thinkific_payment_options: [],
    needs: ['incomplete' as const],
  },
].map((fields, index) => buildAdminCourseCard({ thinkific_id: index + 1, ...fields }));

const ALL: CourseFilters = {
  search: '',
  visibility: 'all',
  category: '',
  status: 'all',
  need: undefined,
};

const titles = (courses: CourseRow[]) => courses.map(({ display_title: title }) => title);

describe('filterCourses', () => {
  const DEEP = 'Deep 100% Learning';

  it.each<[Partial<CourseFilters>, string[]]>([
    [{}, ['Streaming', DEEP, 'Git']],
    [{ search: ' deep 100% ' }, [DEEP]],
    [{ search: '100_' }, []],
    [{ search: 'neural' }, []],
    [{ visibility: 'visible' }, ['Streaming', 'Git']],
    [{ visibility: 'hidden' }, [DEEP]],
    [{ category: 'Tools' }, ['Git']],
    [{ category: 'tools' }, []],
    [{ status: 'customized' }, [DEEP]],
    [{ status: 'original' }, ['Streaming', 'Git']],
    [{ need: 'incomplete' }, ['Git']],
    [{ status: 'original', category: 'Data', search: 's' }, ['Streaming']],
  ])('finds by %j', (filters, expected) => {
    expect(titles(filterCourses(COURSES, { ...ALL, ...filters }))).toEqual(expected);
  });
});

describe('sortCourses', () => {
  const [D, G, S] = ['Deep 100% Learning', 'Git', 'Streaming'];

  it.each<[CourseSort, (string | undefined)[]]>([
    ['name-asc', [D, G, S]],
    ['name-desc', [S, G, D]],
    ['price-asc', [G, S, D]],
    ['price-desc', [D, S, G]],
    ['category', [D, S, G]],
    ['visible-first', [G, S, D]],
    ['hidden-first', [D, G, S]],
  ])('orders by %s', (sort, expected) => {
    expect(titles(sortCourses(COURSES, sort))).toEqual(expected);
  });

  it('orders numbers in names as numbers, and equal names by id', () => {
    const parts = ['Part 10', 'Part 9', 'Part 10'].map((name, index) =>
      buildAdminCourseCard({ thinkific_id: 30 - index, thinkific_name: name }),
    );
    const ids = sortCourses(parts, 'name-asc').map(({ thinkific_id: id }) => id);
    expect(ids).toEqual([29, 28, 30]);
  });
});

it('names what there is once, by name', () => {
  expect(distinct(['Data', null, 'AI', 'Data'])).toEqual(['AI', 'Data']);
});
