import { describeRun } from './runs/describe-run.js';
import { createSyncTest, physicalCourses, type SyncTest } from './sync.factory.js';

const FORKS = 2200451;
const PRODUCT = 2300451;
const DATA = 2209015;
const UDEMY = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';

interface Fault {
  path: string;
  ids?: (number | string)[];
  field: string;
  value: unknown;
}

describe('a record that cannot be read', () => {
  let test: SyncTest;

  beforeEach(async () => {
    test = await createSyncTest();
    await test.sync.run('thinkific', 'admin');
  });
  afterEach(() => test.close());

  const run = () => test.sync.run('thinkific', 'admin');
  const spoil = (...faults: Fault[]) =>
    test.control(
      'PUT',
      '/faults',
      faults.map((fault) => ({ kind: 'bad-record', ...fault })),
    );
  const rename = (id: number) => test.control('PATCH', `/courses/${id}`, { name: `New ${id}` });
  const rowOf = (id: number) =>
    test.database.query('SELECT xmin, * FROM courses WHERE thinkific_id = $1', [id]);
  const nameOf = async (id: number) => {
    const [row] = (await rowOf(id)) as [{ name: string }];
    return row.name;
  };

  const parts: [string, Fault, string, string][] = [
    [
      'a course',
      { path: '^/courses$', ids: [FORKS], field: 'chapter_ids', value: null },
      'GET /courses, item',
      'chapter_ids',
    ],
    [
      'its product',
      { path: '^/products$', ids: [PRODUCT], field: 'price', value: 'for friends of Ada' },
      'GET /products, item',
      'price',
    ],
    [
      'one of its chapters',
      { path: `^/courses/${FORKS}/chapters$`, field: 'name', value: 7 },
      `GET /courses/${FORKS}/chapters, item 1`,
      'name',
    ],
    [
      'its description',
      {
        path: '^/products$',
        ids: [PRODUCT],
        field: 'description',
        value: '<ul><li>'.repeat(20_000),
      },
      `GET /products/${PRODUCT}`,
      'description',
    ],
  ];

  it.each(parts)('stops only its course: %s', async (_what, fault, source, field) => {
    await rename(FORKS);
    await rename(DATA);
    const before = await rowOf(FORKS);
    await spoil(fault);
    const result = await run();
    expect(result).toMatchObject({
      status: 'partial',
      error: null,
      fetched: 33,
      updated: 1,
      removed: 0,
      problems: 1,
    });
    expect(await rowOf(FORKS)).toEqual(before);
    expect(await nameOf(DATA)).toBe(`New ${DATA}`);
    expect(describeRun(result)).toContain('0 removed, 1 problem (');
    const [problem] = await test.runs.problems(result.id);
    expect(problem).toMatchObject({ course_id: String(FORKS), field });
    expect(problem?.title).not.toBeNull();
    expect(problem?.source).toContain(source);
    expect(JSON.stringify(problem)).not.toContain('Ada');

    await test.control('DELETE', '/faults');
    expect(await run()).toMatchObject({ status: 'succeeded', updated: 1, problems: 0 });
    expect(await nameOf(FORKS)).toBe(`New ${FORKS}`);
  });

  it('stops the courses of a collection, and no others', async () => {
    const [{ id }] = await collections();
    await spoil({ path: '^/collections$', ids: [id], field: 'default', value: 'yes' });
    const result = await run();
    const problems = await test.runs.problems(result.id);
    expect(result).toMatchObject({ problems: problems.length });
    expect(problems.every(({ source }) => source.startsWith('GET /collections, item'))).toBe(true);
  });

  it.each([403, 422])('is one too where its chapters are refused with %i', async (status) => {
    const path = `^/courses/${FORKS}/chapters$`;
    await test.control('PUT', '/faults', { kind: 'status', status, path });
    const result = await run();
    expect(result).toMatchObject({ status: 'partial', problems: 1 });
    expect(await test.runs.problems(result.id)).toMatchObject([
      { course_id: String(FORKS), field: 'status', reason: `answered ${status}` },
    ]);
  });

  it('is one too where its chapters are of another shape as a whole', async () => {
    const path = `^/courses/${FORKS}/chapters$`;
    await test.control('PUT', '/faults', { kind: 'wrong-shape', path, body: { items: {} } });
    const result = await run();
    expect(result).toMatchObject({ status: 'partial', problems: 1 });
    expect((await test.runs.problems(result.id))[0]?.course_id).toBe(String(FORKS));
  });

  it.each(parts)('as %s leaves a course away that is not held here', async (_part, fault) => {
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [FORKS]);
    await spoil(fault);
    expect(await run()).toMatchObject({ status: 'partial', added: 0, problems: 1 });
    expect(await rowOf(FORKS)).toEqual([]);
  });

  it('takes chapters that are not there for none', async () => {
    const path = `^/courses/${FORKS}/chapters$`;
    await test.control('PUT', '/faults', { kind: 'status', status: 404, path });
    expect(await run()).toMatchObject({ updated: 1 });
    expect(
      await test.database.query('SELECT curriculum FROM courses WHERE thinkific_id = $1', [FORKS]),
    ).toEqual([{ curriculum: [] }]);
  });

  it('is one too where the course goes while it is read', async () => {
    const before = await rowOf(FORKS);
    await test.control('PUT', '/faults', {
      kind: 'status',
      status: 404,
      path: `^/courses/${FORKS}`,
    });
    expect(await run()).toMatchObject({ status: 'partial', updated: 0, problems: 1 });
    expect(await rowOf(FORKS)).toEqual(before);
  });

  it('is none where only what is not documented for sure is missing', async () => {
    await test.control('PUT', '/faults', { kind: 'no-entries-info' });
    expect(await run()).toMatchObject({ status: 'succeeded', fetched: 33 });
  });

  it('lets nothing be removed while its own id cannot be read', async () => {
    await test.control('DELETE', `/courses/${DATA}`);
    await spoil({ path: '^/courses$', ids: [FORKS], field: 'id', value: 'x' });
    const before = await physicalCourses(test.database);
    const result = await run();
    expect(result).toMatchObject({ status: 'partial', removed: 0, fetched: 32, problems: 1 });
    expect(await physicalCourses(test.database)).toEqual(before);
    expect(await test.runs.problems(result.id)).toMatchObject([
      { course_id: null, title: null, field: 'id' },
    ]);
    await test.control('DELETE', '/faults');
    expect(await run()).toMatchObject({ status: 'succeeded', removed: 1 });
  });

  it('holds the run when more than a fifth cannot be read', async () => {
    await rename(DATA);
    const ids = await someIds(8);
    await spoil({ path: '^/courses$', ids, field: 'name', value: null });
    const before = await physicalCourses(test.database);
    const held = await run();
    expect(held).toMatchObject({ status: 'held', problems: 8 });
    expect(held.error).toContain('8 of 33 courses could not be read.');
    expect(await physicalCourses(test.database)).toEqual(before);

    const follows = { id: held.id, digest: await digestOf(held.id) };
    const applied = await test.sync.run('thinkific', 'admin', { follows });
    expect(applied).toMatchObject({ status: 'partial', updated: 1, problems: 8 });
    expect(describeRun(applied)).toContain('0 removed, 8 problems (');
  });

  it('holds the run when the chapters of all courses are of another shape', async () => {
    const before = await physicalCourses(test.database);
    await test.control('PUT', '/faults', { kind: 'wrong-shape', path: '/chapters$' });
    const held = await run();
    expect(held).toMatchObject({ status: 'held', updated: 0 });
    expect(held.error).toMatch(/courses could not be read/);
    expect(await physicalCourses(test.database)).toEqual(before);
  });

  it('fails the run when no record of a page is of the documented shape', async () => {
    const ids = await someIds(33);
    await spoil({ path: '^/courses$', ids, field: 'name', value: null });
    await expect(run()).rejects.toThrow(/unexpected data: items\.0\.name/);
  });

  it('is part of what a preview has seen', async () => {
    await rename(DATA);
    const preview = await test.sync.run('thinkific', 'admin', { isPreview: true });
    await spoil({ path: '^/courses$', ids: [FORKS], field: 'name', value: null });
    const follows = { id: preview.id, digest: await digestOf(preview.id) };
    const moved = await test.sync.run('thinkific', 'admin', { follows });
    expect(moved).toMatchObject({ status: 'previewed', problems: 1 });
    const again = { id: moved.id, digest: await digestOf(moved.id) };
    expect(await test.sync.run('thinkific', 'admin', { follows: again })).toMatchObject({
      status: 'partial',
      updated: 1,
    });
  });

  it('stops only its course on Udemy', async () => {
    await test.sync.run('udemy', 'admin');
    const fault = { kind: 'bad-record', ids: [UDEMY], field: 'url', value: 'javascript:alert(1)' };
    await test.controlUdemy('PUT', '/faults', fault);
    const before = await physicalCourses(test.database, 'udemy_courses');
    const result = await test.sync.run('udemy', 'admin');
    expect(result).toMatchObject({ status: 'partial', fetched: 16, updated: 0, removed: 0 });
    expect(await test.runs.problems(result.id)).toMatchObject([
      { course_id: UDEMY, title: 'Python for Busy Engineers', field: 'url' },
    ]);
    expect(await physicalCourses(test.database, 'udemy_courses')).toEqual(before);
  });

  async function collections(): Promise<[{ id: number }]> {
    const { apiUrl, apiKey, subdomain } = test.sandbox.thinkific;
    const headers = { 'X-Auth-API-Key': apiKey, 'X-Auth-Subdomain': subdomain };
    const answer = await fetch(`${apiUrl}/collections`, { headers });
    return ((await answer.json()) as { items: [{ id: number }] }).items;
  }

  async function someIds(count: number): Promise<number[]> {
    const rows = await test.database.query<{ id: number }>(
      'SELECT thinkific_id::int AS id FROM courses ORDER BY 1 LIMIT $1',
      [count],
    );
    return rows.map(({ id }) => id);
  }

  async function digestOf(id: number): Promise<string> {
    const { digest } = await test.runs.find(id);
    return digest ?? '';
  }
});
