import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { type InsertedUser, insertUser } from '../../../identity/users/user.factory.js';
import type { ChangedAssignmentsDto } from '../dto/change-assignments.dto.js';
import { insertAssignment, insertUdemyCourse } from '../marketplace.factory.js';

const PATH = '/api/admin/staff-assignments';

describe('changing many assignments', () => {
  let test: TestApp;
  let admin: SignedIn;
  let maria: InsertedUser;
  let james: InsertedUser;
  let tides: string;
  let knots: string;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    maria = await insertUser(test.database, { name: 'Maria Santos' });
    james = await insertUser(test.database, { name: 'James Okafor' });
    tides = await insertUdemyCourse(test.database, { title: 'Tides' });
    knots = await insertUdemyCourse(test.database, { title: 'Knots' });
  });
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  const change = (body: unknown, { api } = admin) => api.post<ChangedAssignmentsDto>(PATH, body);
  const pair = (udemy_id: string, staff_user_id: string) => ({ udemy_id, staff_user_id });
  const held = async () =>
    (
      await test.database.query<{ pair: string }>(
        `SELECT udemy_id || ' ' || staff_user_id AS pair FROM staff_assignments ORDER BY 1`,
      )
    ).map((row) => row.pair);
  const all = () => [maria, james].flatMap(({ id }) => [pair(tides, id), pair(knots, id)]);
  const written = (pairs: { udemy_id: string; staff_user_id: string }[]) =>
    pairs.map(({ udemy_id: course, staff_user_id: user }) => `${course} ${user}`).toSorted();

  it('assigns several people to several courses, and answers what is new', async () => {
    await insertAssignment(test.database, tides, maria.id);
    const { status, body } = await change({ assign: [...all(), ...all()] });
    expect(status).toBe(200);
    expect(written(body.assigned)).toEqual(written(all().slice(1)));
    expect(body.unassigned).toEqual([]);
    expect(await held()).toEqual(written(all()));
    expect((await change({ assign: all() })).body).toEqual({ assigned: [], unassigned: [] });
  });

  it('assigns and unassigns together, and its answer takes both back', async () => {
    await insertAssignment(test.database, tides, maria.id);
    const { body } = await change({
      assign: [pair(knots, maria.id)],
      unassign: [pair(tides, maria.id), pair(tides, james.id), pair('nothing', 'nobody')],
    });
    expect(body).toEqual({
      assigned: [pair(knots, maria.id)],
      unassigned: [pair(tides, maria.id)],
    });
    expect(await held()).toEqual(written([pair(knots, maria.id)]));
    await change({ assign: body.unassigned, unassign: body.assigned, is_undo: true });
    expect(await held()).toEqual(written([pair(tides, maria.id)]));
  });

  it('tells how many courses each has, with the first titles, and none that are gone', async () => {
    const anchors = await insertUdemyCourse(test.database, { title: 'anchors' });
    const zones = await insertUdemyCourse(test.database, { title: 'Zones' });
    const gone = await insertUdemyCourse(test.database, { title: 'A', removed_at: new Date() });
    await insertAssignment(test.database, gone, maria.id);
    await insertAssignment(test.database, gone, james.id);
    await change({ assign: [tides, knots, anchors, zones].map((id) => pair(id, maria.id)) });
    expect((await admin.api.get(PATH)).body).toEqual([
      { staff_user_id: maria.id, count: 4, titles: ['anchors', 'Knots', 'Tides'] },
    ]);
  });

  it.each<[string, () => Promise<[string, string]>, string]>([
    [
      'an admin',
      async () => [tides, (await insertUser(test.database, { name: 'Alex', role: 'admin' })).id],
      'Alex is an admin. Assign a staff member.',
    ],
    [
      'an inactive user',
      async () => [tides, (await insertUser(test.database, { name: 'Ida', is_active: false })).id],
      'Ida is inactive. Activate the user first.',
    ],
    [
      'a user who is not there',
      () => Promise.resolve([tides, randomUUID()]),
      'A staff member no longer exists. Somebody may have deleted the user.',
    ],
    [
      'what is no id',
      () => Promise.resolve([tides, 'maria']),
      'A staff member no longer exists. Somebody may have deleted the user.',
    ],
    [
      'a course that is not there',
      () => Promise.resolve(['nothing', maria.id]),
      'There is no Udemy course of one of these ids.',
    ],
    [
      'a course that is gone',
      async () => {
        const values = { title: 'Old Maps', removed_at: new Date() };
        return [await insertUdemyCourse(test.database, values), maria.id];
      },
      'Old Maps was removed from Udemy, so nobody can be assigned to it.',
    ],
  ])('changes nothing at all because of %s, and says so', async (_what, toPair, message) => {
    await insertAssignment(test.database, tides, james.id);
    const [course, user] = await toPair();
    const { status, body } = await change({
      assign: [pair(knots, james.id), pair(course, user)],
      unassign: [pair(tides, james.id)],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: message, errors: [{ field: 'assign', message }] });
    expect(await held()).toEqual(written([pair(tides, james.id)]));
  });

  it('ends assignments to a course that is gone, and of a user who is inactive', async () => {
    const gone = await insertUdemyCourse(test.database, { removed_at: new Date() });
    const ida = await insertUser(test.database, { is_active: false });
    await insertAssignment(test.database, gone, ida.id);
    expect((await change({ unassign: [pair(gone, ida.id)] })).status).toBe(200);
    expect(await held()).toEqual([]);
  });

  it('brings those back with the others that were ended, but only as an undo', async () => {
    const gone = await insertUdemyCourse(test.database, { removed_at: new Date() });
    const ida = await insertUser(test.database, { is_active: false });
    const pairs = [pair(tides, maria.id), pair(gone, maria.id), pair(tides, ida.id)];
    for (const { udemy_id: course, staff_user_id: user } of pairs) {
      await insertAssignment(test.database, course, user);
    }
    const { body } = await change({ unassign: pairs });
    expect(written(body.unassigned)).toEqual(written(pairs));
    expect((await change({ assign: body.unassigned })).status).toBe(400);

    const undone = await change({ assign: body.unassigned, is_undo: true });
    expect(undone.status).toBe(200);
    expect(written(undone.body.assigned)).toEqual(written(pairs));
    expect(await held()).toEqual(written(pairs));
  });

  it('assigns neither admins nor what is not there as an undo', async () => {
    const { id: boss } = await insertUser(test.database, { role: 'admin' });
    for (const invalid of [pair(tides, boss), pair(tides, randomUUID()), pair('none', maria.id)]) {
      const { status } = await change({ assign: [pair(tides, maria.id), invalid], is_undo: true });
      expect(status).toBe(400);
    }
    expect(await held()).toEqual([]);
  });

  it.each([
    null,
    'all',
    {},
    [1],
    [null],
    [{ udemy_id: 'x' }],
    [{ udemy_id: 'x', staff_user_id: 7 }],
    [{ udemy_id: 'x'.repeat(256), staff_user_id: 'y' }],
    [{ udemy_id: 'x', staff_user_id: 'y', role: 'admin' }],
    Array.from({ length: 1_001 }, () => ({ udemy_id: 'x', staff_user_id: 'y' })),
  ])('refuses the lists %#', async (list) => {
    for (const field of ['assign', 'unassign']) {
      const { status, body } = await change({ [field]: list });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field }] });
    }
  });

  it('takes 1,000 pairs in each list', async () => {
    const other = (n: number) => pair(`nothing ${n}`, randomUUID());
    const unassign = Array.from({ length: 1_000 }, (_, n) => other(n));
    const assign = Array.from({ length: 1_000 }, () => pair(knots, maria.id));
    expect((await change({ assign, unassign })).body).toEqual({
      assigned: [pair(knots, maria.id)],
      unassigned: [],
    });
  });

  it('is done by two admins at once without harm', async () => {
    const other = await signIn(test, 'admin');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2
          ? change({ assign: all() })
          : change({ assign: all().toReversed(), unassign: all().slice(0, 1) }, other),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await held()).toEqual(written(all()));
  });
});
