import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import type { AdminCourseCardsDto } from '../dto/admin-course-cards.dto.js';
import type { AdminCourseCard } from './admin-course-card.mapper.js';

const CARDS = '/api/admin/courses?view=card';

describe('the courses as cards', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM courses'));

  /** Puts the values of the first course together. */
  const card = async () => {
    const { body } = await admin.api.get<AdminCourseCardsDto>(CARDS);
    const values = Object.entries(body).map(([field, [first]]) => [field, first as unknown]);
    return Object.fromEntries(values) as AdminCourseCard;
  };

  it('carry what a card shows, and no long text', async () => {
    const description_text = `${'Long. '.repeat(60)}End.`;
    const id = await insertCourse(test.database, { name: 'Vector Search', description_text });
    const expected: AdminCourseCard = {
      platform: 'thinkific',
      thinkific_id: id,
      thinkific_name: 'Vector Search',
      thinkific_image_url: `https://cdn.example.org/${id}.svg`,
      thinkific_payment_options: [{ type: 'one-time', amount: 49.5, currency: 'USD' }],
      thinkific_category: 'AI',
      thinkific_duration: '6 weeks',
      thinkific_removed_at: null,
      is_visible: true,
      is_featured: false,
      display_title: 'Vector Search',
      display_category: null,
      display_level: null,
      display_duration: null,
      display_format: null,
      display_price: null,
      display_image_url: null,
      description: `${description_text.slice(0, 89)}…`,
      overridden_fields: [],
      needs: ['incomplete'],
      sync_rule: 'follow',
      platform_changes: [],
      difference: [],
      linked: [],
      etag: '"0"',
    };
    expect(await card()).toEqual(expected);
  });

  it('have the values of each course at the same place, by the platform’s name', async () => {
    const ids = [];
    for (const name of ['B', 'A']) ids.unshift(await insertCourse(test.database, { name }));
    const { body } = await admin.api.get<AdminCourseCardsDto>(CARDS);
    expect(body).toMatchObject({ thinkific_id: ids, thinkific_name: ['A', 'B'] });
  });

  it('name the overridden fields, and show our values', async () => {
    const id = await insertCourse(test.database);
    await insertOverride(test.database, id, {
      description: '<p>Ours.</p>',
      description_text: 'Ours.',
      price: 0,
      outcomes: ['Know it'],
    });
    expect(await card()).toMatchObject({
      description: 'Ours.',
      display_price: 0,
      overridden_fields: ['description', 'price', 'outcomes'],
    });
  });

  it('shorten long values that the platform has changed, between two characters', async () => {
    const now = `${'x'.repeat(198)}🙂🙂`;
    const id = await insertCourse(test.database, {
      description_text: now,
      curriculum: ['a'.repeat(150), 'b'.repeat(150), 'c'],
    });
    await insertOverride(test.database, id, {
      description: 'Ours',
      description_text: 'Ours',
      curriculum: ['Ours'],
      base: JSON.stringify({ description: 'Before', curriculum: ['z'.repeat(500)] }),
    });
    expect((await card()).platform_changes).toEqual([
      { field: 'description', old_value: 'Before', new_value: `${'x'.repeat(198)}…` },
      {
        field: 'curriculum',
        old_value: [`${'z'.repeat(199)}…`],
        new_value: ['a'.repeat(150), '…'],
      },
    ]);
  });

  it('answer 304 to the tag of the list until a course changes', async () => {
    const id = await insertCourse(test.database);
    const tag = (await admin.api.get(CARDS)).headers.get('etag') ?? '';
    const headers = { Authorization: `Bearer ${admin.token}`, 'If-None-Match': tag };
    const ask = async () => (await fetch(`${test.url}${CARDS}`, { headers })).status;
    expect(tag).toMatch(/^"[^"]+"$/);
    expect(await ask()).toBe(304);
    await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: false });
    expect(await ask()).toBe(200);
  });
});
