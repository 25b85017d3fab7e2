import { SandboxClient } from '../../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';

const ID = 2200451;
const COURSE = `/api/admin/courses/${ID}`;

describe('what the platform changes under an override', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    sandbox = new SandboxClient(test.sandbox);
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(() =>
    platform({ name: 'Old', duration: '4 weeks', chapters: ['One'] }, { description: 'Old.' }),
  );
  afterEach(async () => {
    await sandbox.control('POST', '/reset');
    await test.database.query('DELETE FROM courses');
  });

  /** Changes the course and its product on the platform, and syncs. */
  async function platform(course: object, product: object = {}): Promise<void> {
    const answers = [
      await sandbox.control('PATCH', `/thinkific/courses/${ID}`, course),
      await sandbox.control('PATCH', '/thinkific/products/2300451', product),
      await admin.api.post('/api/admin/thinkific/sync'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }

  const read = async () => (await admin.api.get<AdminCourseDto>(COURSE)).body;
  const changes = async () => (await read()).platform_changes;
  const save = (body: object) => admin.api.put<AdminCourseDto>(`${COURSE}/override`, body);
  const keep = (...fields: string[]) =>
    admin.api.post<AdminCourseDto>(`${COURSE}/override/keep`, { fields });

  const price = (amount: string) => ({
    product_prices: [{ id: 1, is_primary: true, label: null, price: amount }],
  });

  it('is shown with the old and the new value of each overridden field', async () => {
    await platform({}, { ...price('49.0'), card_image_url: 'https://cdn.example/old.svg' });
    await save({
      title: 'Ours',
      description: 'Ours.',
      category: 'Data',
      level: 'Advanced',
      duration: '1 day',
      price: 10,
      imageUrl: 'https://example.org/ours.png',
      curriculum: ['Ours'],
      outcomes: ['Ours'],
    });
    expect(await changes()).toEqual([]);
    await platform(
      { name: 'New', duration: null, chapters: ['One', 'Two'] },
      {
        ...price('59.5'),
        description: '<p>New.</p><p>Newer.</p>',
        card_image_url: 'https://cdn.example/new.svg',
        collection_ids: [],
      },
    );
    const course = await read();
    expect(course.platform_changes).toEqual([
      { field: 'title', old_value: 'Old', new_value: 'New' },
      { field: 'description', old_value: 'Old.', new_value: 'New.\n\nNewer.' },
      { field: 'category', old_value: 'AI', new_value: null },
      { field: 'duration', old_value: '4 weeks', new_value: null },
      { field: 'price', old_value: 49, new_value: 59.5 },
      {
        field: 'imageUrl',
        old_value: 'https://cdn.example/old.svg',
        new_value: 'https://cdn.example/new.svg',
      },
      { field: 'curriculum', old_value: ['One'], new_value: ['One', 'Two'] },
    ]);
    expect(course).toMatchObject({ display_title: 'Ours', thinkific_name: 'New' });
    const listed = (await admin.api.get<AdminCourseDto[]>('/api/admin/courses')).body;
    expect(listed.find(({ thinkific_id }) => thinkific_id === ID)?.platform_changes).toEqual(
      course.platform_changes,
    );
  });

  it('is not shown for fields that are not overridden', async () => {
    await save({ level: 'Advanced', price: 10 });
    await platform({ name: 'New', duration: '9 weeks' });
    expect(await changes()).toEqual([]);
  });

  it('ends when the platform takes it back', async () => {
    await save({ title: 'Ours' });
    await platform({ name: 'New' });
    expect(await changes()).toHaveLength(1);
    await platform({ name: 'Old' });
    expect(await changes()).toEqual([]);
  });

  it('is shown when the platform had no value before', async () => {
    await platform({ duration: null });
    await save({ duration: '1 day' });
    expect(await changes()).toEqual([]);
    await platform({ duration: '9 weeks' });
    const change = { field: 'duration', old_value: null, new_value: '9 weeks' };
    expect(await changes()).toEqual([change]);
    await save({ duration: '1 day', level: 'Advanced' });
    expect(await changes()).toEqual([change]);
  });

  it('is settled field by field: ours is kept until the platform changes it again', async () => {
    await save({ title: 'Ours', duration: '1 day' });
    await platform({ name: 'New', duration: '9 weeks' });
    const kept = await keep('title');
    expect(kept.status).toBe(200);
    expect(kept.body.platform_changes).toEqual([
      { field: 'duration', old_value: '4 weeks', new_value: '9 weeks' },
    ]);
    expect(kept.body.display_title).toBe('Ours');
    await platform({ name: 'Newer' });
    expect((await changes())[0]).toEqual({ field: 'title', old_value: 'New', new_value: 'Newer' });
  });

  it('is not settled by who has seen an older one', async () => {
    await save({ title: 'Ours', duration: '1 day', curriculum: ['Ours'] });
    await platform({ name: 'New', duration: null, chapters: ['Two'] });
    await platform({ name: 'Newer' });
    const seen = { title: 'New', duration: null, curriculum: ['Two'] };
    const body = { fields: ['title', 'duration', 'curriculum'], seen };
    const kept = await admin.api.post<AdminCourseDto>(`${COURSE}/override/keep`, body);
    expect(kept.status).toBe(200);
    const change = { field: 'title', old_value: 'Old', new_value: 'Newer' };
    expect(kept.body.platform_changes).toEqual([change]);
  });

  it('is settled by theirs: the override is saved without the field', async () => {
    await save({ title: 'Ours', duration: '1 day' });
    await platform({ name: 'New', duration: '9 weeks' });
    const { body } = await save({ duration: '1 day' });
    expect(body).toMatchObject({
      display_title: 'New',
      platform_changes: [{ field: 'duration', old_value: '4 weeks', new_value: '9 weeks' }],
    });
    const shown = await test.api.get(`/api/courses/${ID}`);
    expect(shown.body).toMatchObject({ title: 'New', duration: '1 day' });
  });

  it('is settled by another value of ours, and not by saving another field', async () => {
    await save({ title: 'Ours', curriculum: ['Ours'] });
    await platform({ name: 'New', chapters: ['Two'] });
    const { body } = await save({ title: 'Ours', curriculum: ['Ours', 'too'], level: 'Advanced' });
    expect(body.platform_changes).toEqual([{ field: 'title', old_value: 'Old', new_value: 'New' }]);
  });

  it('keeping what is not overridden, or without an override, changes nothing', async () => {
    expect(await keep('title')).toMatchObject({ status: 200, body: { platform_changes: [] } });
    await save({ title: 'Ours' });
    await keep('price', 'curriculum');
    const [row] = await test.database.query<{ base: object }>('SELECT base FROM course_overrides');
    expect(row?.base).toEqual({ title: 'Old' });
  });

  it.each([null, [], 'title'])('refuses %j as what was seen', async (seen) => {
    const body = { fields: ['title'], seen };
    const answer = await admin.api.post(`${COURSE}/override/keep`, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'seen' }] } });
  });

  it.each([{}, { fields: [] }, { fields: ['level'] }, { fields: 'title' }, { fields: [null] }])(
    'refuses to keep %j',
    async (body) => {
      const answer = await admin.api.post(`${COURSE}/override/keep`, body);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'fields' }] } });
    },
  );

  it('does not touch the entity tag, the override or the choice of visibility', async () => {
    const { etag } = (await save({ title: 'Ours', outcomes: ['Know it'] })).body;
    await admin.api.put(`${COURSE}/visibility`, { is_visible: false });
    await platform({ name: 'New' }, { status: 'published' });
    expect(await read()).toMatchObject({
      etag,
      thinkific_name: 'New',
      display_title: 'Ours',
      display_outcomes: ['Know it'],
      is_visible: false,
    });
  });

  it('follows the platform’s sale until an admin has chosen', async () => {
    await platform({}, { hidden: true });
    expect((await read()).is_visible).toBe(false);
    await platform({}, { hidden: false });
    expect((await read()).is_visible).toBe(true);
    await admin.api.put(`${COURSE}/visibility`, { is_visible: true });
    await platform({}, { hidden: true });
    expect((await read()).is_visible).toBe(true);
  });

  it('a course that is gone comes back with its override', async () => {
    await save({ title: 'Ours' });
    await sandbox.control('DELETE', `/thinkific/courses/${ID}`);
    await admin.api.post('/api/admin/thinkific/sync');
    const gone = await read();
    expect(gone).toMatchObject({ display_title: 'Ours', is_visible: false });
    expect(Date.parse(gone.thinkific_removed_at ?? '')).not.toBeNaN();
    expect((await admin.api.put(`${COURSE}/visibility`, { is_visible: true })).status).toBe(409);
    await sandbox.control('POST', `/thinkific/courses/${ID}/restore`);
    await admin.api.post('/api/admin/thinkific/sync');
    expect(await read()).toMatchObject({
      display_title: 'Ours',
      is_visible: true,
      thinkific_removed_at: null,
    });
  });
});
