import { buildUdemyCourse, buildUser } from '../../../testing/builders';
import {
  activeStaff,
  assignableStaff,
  countUdemyCourses,
  filterUdemyCourses,
} from './udemy-course-list';

const maria = { id: '1', staff_user_id: 'maria', staff_name: 'Maria' };
const james = { id: '2', staff_user_id: 'james', staff_name: 'James' };

const courses = [
  buildUdemyCourse({ udemy_id: 'a', title: 'Reading Tides', assigned_staff: [maria, james] }),
  buildUdemyCourse({ udemy_id: 'A', title: 'Knots', is_visible: false, assigned_staff: [maria] }),
  buildUdemyCourse({
    udemy_id: 'c',
    title: 'Old Tides',
    is_visible: false,
    removed_at: '2026-03-04T10:00:00.000Z',
    assigned_staff: [james],
  }),
];

describe('filterUdemyCourses', () => {
  it.each([
    ['', 'all', ['a', 'A', 'c']],
    ['tIDes ', 'all', ['a', 'c']],
    ['', 'visible', ['a']],
    ['', 'hidden', ['A', 'c']],
    ['knots', 'visible', []],
  ] as const)('finds by %j among %s', (search, visibility, ids) => {
    const found = filterUdemyCourses(courses, { search, visibility });
    expect(found.map(({ udemy_id: id }) => id)).toEqual(ids);
  });
});

describe('a title in another spelling', () => {
  it.each([
    ['Cafe\u0301 basics', 'CAFÉ'],
    ['Café basics', 'cafe\u0301'],
    ['İstanbul', 'istanbul'],
    ['Istanbul', 'İSTANBUL'],
    ['Kırmızı', 'kirmizi'],
    ['Straße', 'strasse'],
  ])('%j is found by %j', (title, search) => {
    const course = buildUdemyCourse({ title });
    expect(filterUdemyCourses([course], { search, visibility: 'all' })).toEqual([course]);
  });
});

describe('countUdemyCourses', () => {
  it('counts what Udemy still has', () => {
    expect(countUdemyCourses(courses)).toEqual({ total: 2, visible: 1, assignments: 3 });
  });
});

describe('the staff to choose from', () => {
  it('leaves out who is assigned, inactive or an admin, and stands by name', () => {
    const users = [
      buildUser({ id: 'zoe', name: 'Zoe', role: 'staff' }),
      buildUser({ id: 'maria', name: 'Maria', role: 'staff' }),
      buildUser({ id: 'ida', name: 'Ida', role: 'staff', is_active: false }),
      buildUser({ id: 'alex', name: 'Alex', role: 'admin' }),
      buildUser({ id: 'ann', name: 'ann', role: 'staff' }),
    ];
    const course = buildUdemyCourse({ assigned_staff: [maria] });
    const staff = activeStaff({ users });
    expect(staff.map(({ id }) => id)).toEqual(['ann', 'maria', 'zoe']);
    expect(assignableStaff(staff, course).map(({ id }) => id)).toEqual(['ann', 'zoe']);
  });
});
