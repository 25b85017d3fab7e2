import { toUdemyCourseRow } from './udemy.platform.js';
import { coursePage } from './udemy.schemas.js';

const COURSE = {
  _class: 'course',
  id: 'x010SgCHN9hvyFtzUBB-zS3_Q==',
  title: 'Reading Tide Tables',
  url: '/course/reading-tide-tables/',
  is_paid: true,
  is_published: true as const,
};

const pageOf = (course: object) => ({ count: 1, next: null, previous: null, results: [course] });

describe('a page of Udemy', () => {
  it('is read with whatever else it holds', () => {
    const { results } = coursePage.parse(pageOf({ ...COURSE, visible_instructors: [] }));
    const { _class, ...value } = COURSE;
    expect(results).toEqual([{ id: COURSE.id, value }]);
  });

  it.each(['=', '50% off', 'a/b', '../..', 'æøå 🚀', 'x'.repeat(255), '42'])(
    'takes any text for an id: %s',
    (id) => {
      expect(coursePage.parse(pageOf({ ...COURSE, id })).results[0]?.id).toBe(id);
    },
  );

  it('asks little of drafts', () => {
    const draft = { id: 'x', is_published: false, url: null, title: null, is_paid: null };
    expect(coursePage.parse(pageOf(draft)).results).toEqual([
      { id: 'x', value: { id: 'x', is_published: false } },
    ]);
  });

  it.each([
    ['a numeric id', { id: 950390 }],
    ['an empty id', { id: '' }],
    ['an id that is too long', { id: 'x'.repeat(256) }],
    ['an id with a NUL', { id: 'a\0b' }],
    ['half a character in the id', { id: '\ud83d' }],
    ['no address', { url: null }],
    ['an address that runs a script', { url: 'javascript:alert(1)' }],
    ['an address of another kind', { url: 'course/tides' }],
    ['an address with a space', { url: '/course/a b/' }],
    ['no word on being published', { is_published: undefined }],
    ['no word on its price', { is_paid: null }],
  ])('does not take a course with %s', (_what, values) => {
    const [field] = Object.keys(values);
    const [record] = coursePage.parse(pageOf({ ...COURSE, ...values })).results;
    const id = field === 'id' ? null : COURSE.id;
    expect(record).toMatchObject({ id, fault: { field } });
  });

  it('is refused when none of its courses can be read', () => {
    const results = [1, 2, 3].map((id) => ({ ...COURSE, id }));
    const page = coursePage.safeParse({ ...pageOf(COURSE), results });
    expect(page.error?.issues[0]?.path).toEqual(['results', 0, 'id']);
  });
});

describe('toUdemyCourseRow', () => {
  it('keeps id and address as they are', () => {
    expect(toUdemyCourseRow(COURSE)).toEqual({
      udemy_id: 'x010SgCHN9hvyFtzUBB-zS3_Q==',
      title: 'Reading Tide Tables',
      url: '/course/reading-tide-tables/',
      is_paid: true,
    });
  });

  it.each([
    [' Tides\0 ', 'Tides'],
    [' ', 'Untitled course'],
  ])('cleans the title %j', (title, expected) => {
    expect(toUdemyCourseRow({ ...COURSE, title }).title).toBe(expected);
  });
});
