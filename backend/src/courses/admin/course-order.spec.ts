import { buildAdminCourse } from '../../../testing/builders';
import {
  distinctCategories,
  filterAdminCourses,
  sortAdminCourses,
  type AdminCourseFilters,
  type CourseSort,
} from './course-list';

const all: AdminCourseFilters = { search: '', visibility: 'all', category: '', status: 'all' };

const courses = [
  buildAdminCourse({ thinkific_id: 1, thinkific_name: 'Zig', thinkific_price: 50 }),
  buildAdminCourse({
    thinkific_id: 2,
    thinkific_name: 'Old name',
    display_title: 'Alloy in 100% of cases',
    display_category: 'Data',
    thinkific_price: 10,
    display_price: 80,
    is_visible: false,
  }),
  buildAdminCourse({
    thinkific_id: 3,
    thinkific_name: 'Maple',
    thinkific_category: null,
    thinkific_price: null,
  }),
];

const idsOf = (found: typeof courses) => found.map(({ thinkific_id: id }) => id);
const filter = (part: Partial<AdminCourseFilters>) =>
  idsOf(filterAdminCourses(courses, { ...all, ...part }));
const sort = (order: CourseSort) => idsOf(sortAdminCourses(courses, order));

describe('filterAdminCourses', () => {
  it('lets all pass without filters', () => {
    expect(filter({})).toEqual([1, 2, 3]);
  });

  it('finds a part of the display title in any case', () => {
    expect(filter({ search: ' aLLoy ' })).toEqual([2]);
    expect(filter({ search: '100%' })).toEqual([2]);
    expect(filter({ search: 'Old name' })).toEqual([]);
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

describe('sortAdminCourses', () => {
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

  it('leaves the list that it is given alone', () => {
    sort('name-desc');
    expect(idsOf(courses)).toEqual([1, 2, 3]);
  });
});

describe('distinctCategories', () => {
  it('names each category that is shown once', () => {
    expect(distinctCategories([...courses, ...courses])).toEqual(['AI', 'Data']);
  });
});
