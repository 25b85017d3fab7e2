import { createSyncTest, type SyncTest } from '../sync.factory.js';
import { insertInstructor } from '../../catalogue/instructors/instructor.factory.js';

const AMARA = 88_123;
const MEI = 88_140;
/** A course of Amara. */
const COURSE = 2_200_451;

describe('the instructors of Thinkific', () => {
  let test: SyncTest;

  beforeAll(async () => {
    test = await createSyncTest();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.database.query(
      `UPDATE courses SET sync_rule = 'follow', instructors_chosen = false`,
    );
    await test.database.query('DELETE FROM instructors');
    await test.sync.run('thinkific', 'admin');
  });
  afterEach(async () => {
    await test.control('DELETE', '/faults');
    await test.control('PUT', '/catalogue', { name: 'demo' });
  });

  const sync = () => test.sync.run('thinkific', 'admin');
  const one = async (id: number) =>
    (await test.database.query('SELECT * FROM instructors WHERE thinkific_id = $1', [id]))[0];
  const names = async () => {
    const rows = await test.database.query<{ name: string }>(
      'SELECT name FROM instructors ORDER BY name',
    );
    return rows.map(({ name }) => name);
  };
  const teaching = async (source = 'platform') => {
    const rows = await test.database.query<{ name: string }>(
      `SELECT name FROM course_instructors JOIN instructors ON id = instructor_id
       WHERE course_instructors.thinkific_id = $1 AND source = $2 ORDER BY position`,
      [COURSE, source],
    );
    return rows.map(({ name }) => name);
  };
  const patch = (id: number, values: object) => test.control('PATCH', `/instructors/${id}`, values);

  it('are stored with their courses, as plain text', async () => {
    expect(await one(AMARA)).toMatchObject({
      name: 'Amara Okafor',
      title: 'Head of Machine Learning, Ferrous Freight',
      bio: expect.stringMatching(/^Amara led .* a person\.$/) as string,
      portrait: expect.stringMatching(/\/covers\/portrait-amara-okafor\.svg$/) as string,
      is_edited: false,
    });
    expect(await names()).toHaveLength(5);
    expect(await teaching()).toEqual(['Amara Okafor']);
  });

  it('are updated, and a long text ends with a sentence', async () => {
    const bio = `<p>${'Teaches. '.repeat(30)}</p><p>${'And more '.repeat(20)}</p>`;
    await patch(AMARA, { last_name: 'Eze', title: null, bio, avatar_url: '/assets/default.png' });
    await test.control('PATCH', `/courses/${COURSE}`, { instructor_id: MEI });
    await sync();
    expect(await one(AMARA)).toMatchObject({ name: 'Amara Eze', title: null, portrait: null });
    expect(await one(AMARA)).toMatchObject({ bio: 'Teaches. '.repeat(30).trim() });
    expect(await teaching()).toEqual(['Mei Tanaka']);
  });

  it('stay as an admin has edited them, and remember what Thinkific has', async () => {
    await test.database.query(
      `UPDATE instructors SET bio = 'Ours', is_edited = true WHERE thinkific_id = $1`,
      [AMARA],
    );
    await patch(AMARA, { title: 'Professor', bio: 'Theirs' });
    await sync();
    expect(await one(AMARA)).toMatchObject({
      bio: 'Ours',
      title: 'Head of Machine Learning, Ferrous Freight',
      platform: { bio: 'Theirs', title: 'Professor' },
    });
  });

  it('leave the choice of an admin, and courses that do not follow Thinkific', async () => {
    const own = await insertInstructor(test.database, { name: 'Own' });
    await test.database.query(
      `INSERT INTO course_instructors (thinkific_id, source, instructor_id) VALUES ($1, 'admin', $2)`,
      [COURSE, own],
    );
    await test.database.query(
      `UPDATE courses SET sync_rule = 'frozen', instructors_chosen = true WHERE thinkific_id = $1`,
      [COURSE],
    );
    await test.control('PATCH', `/courses/${COURSE}`, { instructor_id: MEI });
    await sync();
    expect(await teaching('admin')).toEqual(['Own']);
    expect(await teaching()).toEqual(['Amara Okafor']);
    expect(await names()).toContain('Own');
  });

  it('go when Thinkific removes them, unless an admin has edited or chosen them', async () => {
    await test.database.query(
      `UPDATE instructors SET bio = 'Ours', is_edited = true WHERE thinkific_id = $1`,
      [AMARA],
    );
    await test.control('DELETE', `/instructors/${AMARA}`);
    await test.control('DELETE', `/instructors/${MEI}`);
    await sync();
    expect(await one(AMARA)).toBeUndefined();
    expect(await names()).toContain('Amara Okafor');
    expect(await names()).not.toContain('Mei Tanaka');
    expect(await teaching()).toEqual([]);
  });

  it.each([403, 404])('stay when Thinkific refuses to list them with %i', async (status) => {
    await test.control('PUT', '/faults', { kind: 'status', status, path: '^/instructors' });
    await test.control('PATCH', `/courses/${COURSE}`, { name: `Renamed ${status}` });
    expect(await sync()).toMatchObject({ status: 'succeeded', updated: 1 });
    expect(await names()).toHaveLength(5);
    expect(await teaching()).toEqual(['Amara Okafor']);
  });

  it('that cannot be read are problems of the sync, and none counts as removed', async () => {
    const fault = { kind: 'bad-record', ids: [AMARA], field: 'first_name', value: 7 };
    await test.control('PUT', '/faults', { ...fault, path: '^/instructors' });
    expect(await sync()).toMatchObject({ status: 'partial', problems: 1 });
    expect(await names()).toHaveLength(5);
    expect(await teaching()).toEqual(['Amara Okafor']);
  });

  it('stay as they are when the sync fails or is only previewed', async () => {
    await patch(AMARA, { bio: 'Theirs' });
    await test.control('PUT', '/faults', { kind: 'status', status: 401, path: '^/collections' });
    await expect(sync()).rejects.toThrow('answered 401');
    await test.control('DELETE', '/faults');
    await test.sync.run('thinkific', 'admin', { isPreview: true });
    expect(await one(AMARA)).not.toMatchObject({ bio: 'Theirs' });
    await sync();
    expect(await one(AMARA)).toMatchObject({ bio: 'Theirs' });
  });
});
