import { splitRecords } from '../records.js';
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
    expect(record).toMatchObject({ id, problem: { field } });
  });

  it('is refused when none of its courses can be read', () => {
    const results = [1, 2, 3].map((id) => ({ ...COURSE, id }));
    const page = coursePage.safeParse({ ...pageOf(COURSE), results });
    expect(page.error?.issues[0]?.path).toEqual(['results', 0, 'id']);
  });
});

describe('toUdemyCourseRow', () => {
  const NOTHING = { headline: null, rating: null, num_reviews: null, price_text: null };
  /** The row of a course with these fields in the response. */
  const rowOf = (fields: object) => {
    const { results } = coursePage.parse(pageOf({ ...COURSE, ...fields }));
    const [course] = splitRecords(results).items;
    if (!course?.is_published) throw new Error('The course could not be read');
    return toUdemyCourseRow(course);
  };

  it('keeps id and address as they are', () => {
    expect(toUdemyCourseRow(COURSE)).toEqual({
      udemy_id: 'x010SgCHN9hvyFtzUBB-zS3_Q==',
      title: 'Reading Tide Tables',
      url: '/course/reading-tide-tables/',
      is_paid: true,
      ...NOTHING,
      image_url: null,
    });
  });

  it('has headline, rating, image, and the price in the words of Udemy', () => {
    const image_480x270 = 'https://img-c.udemycdn.com/course/480x270/1.jpg';
    const price_detail = { amount: 19.99, currency: 'CAD', price_string: 'CA$19.99' };
    const facts = { headline: ' High water ', rating: 4.62, num_reviews: 12 };
    expect(rowOf({ ...facts, image_480x270, price: '$14.99', price_detail })).toMatchObject({
      ...{ headline: 'High water', rating: 4.62, num_reviews: 12 },
      ...{ image_url: image_480x270, price_text: 'CA$19.99' },
    });
    expect(rowOf({ price: '₹ 499', price_detail: null }).price_text).toBe('₹ 499');
  });

  it.each<object>([
    { headline: null, rating: null, num_reviews: null, price: null, price_detail: null },
    { headline: 7, rating: 'good', num_reviews: 1.5, price: 19.99, price_detail: {} },
    { headline: ' ', rating: 0, num_reviews: 0, price: 'Free', price_detail: null },
    { rating: 50, num_reviews: -1, is_paid: false, price: '$19.99' },
    { image_480x270: '/static/placeholder.jpg' },
  ])('leaves out what is absent or makes no sense: %j', (fields) => {
    expect(rowOf(fields)).toMatchObject({ ...NOTHING, image_url: null });
  });

  it.each([
    [' Tides\0 ', 'Tides'],
    [' ', 'Untitled course'],
  ])('cleans the title %j', (title, expected) => {
    expect(toUdemyCourseRow({ ...COURSE, title }).title).toBe(expected);
  });
});
