import { createSyncTest, type SyncTest } from '../sync.factory.js';
import { until } from '../../../test/until.js';
import { dueCourses } from './curricula.queries.js';

/** As the ids of generated courses are made. */
const courseId = (place: number) => 2_210_003 + place * 7;
const FAST = { most: 1_000, window: 1 };
const SLOW = { most: 1, window: 100 };

describe('curricula at the pace of the platform', () => {
  let test: SyncTest;

  const start = async (courses: number, limit = FAST) => {
    test = await createSyncTest({ sandbox: { catalogue: { courses } }, limit });
  };
  afterEach(() => test.close());

  const run = () => test.sync.run('thinkific', 'admin');
  const paths = async () => {
    const log = await fetch(`${test.sandbox.url}/control/thinkific/requests`);
    const { requests } = (await log.json()) as { requests: { path: string }[] };
    return requests.map(({ path }) => path.split('/v1')[1] ?? '');
  };
  /** Places of the courses whose chapters were asked for. */
  const asked = async () =>
    (await paths()).flatMap((path) => {
      const id = /^\/courses\/(\d+)\/chapters/.exec(path)?.[1];
      return id === undefined ? [] : [(Number(id) - courseId(0)) / 7];
    });
  const forgetRequests = () => test.control('DELETE', '/requests');
  const query = <T extends object>(sql: string, values?: unknown[]) =>
    test.database.query<T>(sql, values);
  const isQuiet = async () =>
    (await query(`SELECT FROM jobs.job WHERE state < 'completed'`)).length === 0;
  const curriculumOf = async (place: number) => {
    const [course] = await query<{ curriculum: string[] }>(
      'SELECT curriculum FROM courses WHERE thinkific_id = $1',
      [courseId(place)],
    );
    return course?.curriculum;
  };
  const rounds = () =>
    query<{ status: string }>(
      `SELECT status, scope, fetched, updated FROM sync_runs WHERE trigger = 'curricula' ORDER BY id`,
    );

  it('are left out of a sync, which takes 13 requests for 1,250 courses', async () => {
    await start(1_250);
    expect(await run()).toMatchObject({ added: 1_250, requests: 13 });
    const lists = (await paths()).filter((path) => !path.includes('/chapters'));
    expect(lists).toHaveLength(13);
    expect(await query('SELECT FROM courses WHERE price IS NOT NULL')).toHaveLength(1_250);
  });

  it('follow a sync, in a run for each round, and are kept by the next', async () => {
    await start(130);
    await run();
    await until(isQuiet);
    expect(await rounds()).toEqual([
      { status: 'succeeded', scope: 'courses', fetched: 120, updated: 120 },
      { status: 'succeeded', scope: 'courses', fetched: 10, updated: 10 },
    ]);
    expect(await asked()).toHaveLength(130);
    expect(await curriculumOf(129)).toHaveLength(8);
    expect(await run()).toMatchObject({ updated: 0 });
    await until(isQuiet);
    expect(await asked()).toHaveLength(130);
  });

  it('are read of new courses first, then of changed ones, then of the longest unseen', async () => {
    await start(6);
    await run();
    await until(isQuiet);
    await test.control('PUT', '/catalogue', { courses: 7 });
    await test.control('PATCH', `/courses/${courseId(4)}`, { chapters: ['One', 'Two'] });
    const set = (place: number, values: string) =>
      query(`UPDATE course_curricula SET ${values} WHERE thinkific_id = $1`, [courseId(place)]);
    const ageThree = async () => {
      await set(1, "looked_at = now() - interval '2 days'");
      await set(3, "looked_at = now() - interval '4 days'");
      await set(2, "looked_at = now() - interval '3 days'");
    };
    await ageThree();
    await forgetRequests();
    await run();
    await until(isQuiet);
    expect((await asked()).toSorted()).toEqual([1, 2, 3, 4, 6]);
    expect(await curriculumOf(4)).toEqual(['One', 'Two']);
    expect((await rounds()).at(-1)).toMatchObject({ fetched: 5, updated: 2 });

    // Requests run side by side and arrive in any order, so this asks for the order itself.
    await ageThree();
    await set(4, "seen = '{}'");
    await set(6, 'looked_at = NULL');
    const due = await dueCourses(test.dataSource.manager, 10);
    expect(due.map(({ id }) => Number(id))).toEqual([6, 4, 3, 2, 1].map(courseId));
  });

  it('leave no run in the history that found everything as it was', async () => {
    await start(5);
    await run();
    await until(isQuiet);
    await query(`UPDATE course_curricula SET looked_at = now() - interval '2 days'`);
    await forgetRequests();
    await run();
    await until(async () => (await asked()).length === 5);
    await until(isQuiet);
    expect(await rounds()).toHaveLength(1);
  });

  it('give way to others who want the platform, and keep what they have read', async () => {
    await start(120, SLOW);
    await run();
    await until(async () => (await asked()).length > 5);
    expect(await run()).toMatchObject({ status: 'succeeded', updated: 0 });
    const [first] = await rounds();
    expect(first).toMatchObject({ status: 'succeeded' });
    const places = async (condition: string) => {
      const found = await query<{ id: number }>(
        `SELECT thinkific_id::int AS id FROM course_curricula WHERE ${condition} ORDER BY id`,
      );
      return found.map(({ id }) => (id - courseId(0)) / 7);
    };
    const [kept = -1, ...others] = await places('looked_at IS NOT NULL');
    expect((await curriculumOf(kept))?.length).toBeGreaterThan(0);
    const lastUnread = (await places('looked_at IS NULL')).at(-1);
    await forgetRequests();
    await until(async () => (await asked()).includes(lastUnread ?? -1));
    const again = await asked();
    expect(again.filter((place) => [kept, ...others].includes(place))).toEqual([]);
  });

  it('go on where another process has stopped', async () => {
    await start(125, { most: 1, window: 10 });
    await run();
    await until(async () => (await rounds()).length > 0 && (await curriculumOf(0))?.length === 4);
    await test.stop();
    await forgetRequests();
    await query(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`);
    await test.addReplica({ limit: FAST });
    await until(isQuiet);
    expect((await asked()).every((place) => place >= 120)).toBe(true);
    expect(await query(`SELECT FROM courses WHERE curriculum = '{}'`)).toEqual([]);
  });

  it('wait beside a course that asks first, also after a sync that reads none', async () => {
    await start(3);
    await run();
    await until(isQuiet);
    await query(`UPDATE courses SET sync_rule = 'ask' WHERE thinkific_id = $1`, [courseId(1)]);
    await test.control('PATCH', `/courses/${courseId(1)}`, { chapters: ['New'] });
    const proposal = () =>
      query<object>(
        `SELECT difference -> 'fields' -> 'curriculum' -> 1 AS curriculum FROM courses WHERE difference IS NOT NULL`,
      );
    await run();
    await until(isQuiet);
    expect(await proposal()).toEqual([{ curriculum: ['New'] }]);
    expect(await run()).toMatchObject({ proposed: 1 });
    await until(isQuiet);
    expect(await proposal()).toEqual([{ curriculum: ['New'] }]);
    expect(await curriculumOf(1)).toHaveLength(5);
  });

  const failFor = (status: number, places: number[]) =>
    test.control('PUT', '/faults', {
      kind: 'status',
      status,
      path: `/courses/(${places.map(courseId).join('|')})/chapters`,
    });

  it.each([403, 500])(
    'that are answered with %d stop only their course for a day',
    async (status) => {
      await start(5);
      await failFor(status, [2]);
      await run();
      await until(isQuiet);
      expect(await rounds()).toMatchObject([{ status: 'partial', fetched: 5, updated: 4 }]);
      expect(await curriculumOf(2)).toEqual([]);
      await test.control('DELETE', '/faults');
      await query(`UPDATE course_curricula SET looked_at = now() - interval '25 hours'`);
      await run();
      await until(async () => (await curriculumOf(2))?.length === 6);
      await until(isQuiet);
    },
  );

  it('are all tried again when the platform fails with more than two', async () => {
    await start(5);
    await failFor(500, [1, 2, 3]);
    await run();
    await until(async () => (await rounds()).some(({ status }) => status !== 'running'));
    expect(await rounds()).toMatchObject([{ status: 'failed', updated: 0 }]);
    const read = 'SELECT FROM course_curricula WHERE looked_at IS NOT NULL';
    expect(await query(read)).toEqual([]);
    await test.control('DELETE', '/faults');
    await run();
    await until(async () => (await query(read)).length === 5);
  });
});
