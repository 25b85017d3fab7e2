import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { StatsDto } from '../../operations/stats/dto/stats.dto.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type { ReopenedCountDto, UpdatedCountDto } from '../dto/moderation.dto.js';
import { insertTestimonial, storedTestimonial } from '../testimonial.factory.js';

const PATH = '/api/admin/testimonials';

describe('moderating testimonials', () => {
  let test: TestApp;
  let admin: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
    other = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM testimonials'));

  const insert = (values: Record<string, unknown> = {}) =>
    insertTestimonial(test.database, { status: 'pending', ...values });

  const stored = (id: string) => storedTestimonial(test.database, id);

  const decide = (id: string, status: unknown, by = admin, ifMatch?: string) =>
    by.api.put<AdminTestimonialDto>(
      `${PATH}/${id}/status`,
      { status },
      ifMatch === undefined ? {} : { headers: { 'If-Match': ifMatch } },
    );

  const decideMany = (ids: unknown, status: unknown, by = admin, etags?: unknown) =>
    by.api.post<UpdatedCountDto>(`${PATH}/bulk-status`, { ids, status, etags });

  const reopen = (ids: unknown, status: unknown, etags?: unknown) =>
    admin.api.post<ReopenedCountDto>(`${PATH}/reopen`, { ids, status, etags });

  const setVisibility = (id: string, isVisible: unknown) =>
    admin.api.put<AdminTestimonialDto>(`${PATH}/${id}/visibility`, { isVisible });

  const figures = async () => {
    const { body } = await admin.api.get<StatsDto>('/api/admin/stats');
    return [body.pending_testimonials, body.visible_testimonials, body.total_testimonials];
  };

  describe('one', () => {
    it('approving publishes, also what was hidden', async () => {
      const id = await insert({ is_visible: false });
      expect(await figures()).toEqual([1, 0, 1]);
      const { status, body } = await decide(id, 'approved');
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, status: 'approved', isVisible: true, etag: '"2"' });
      expect(await stored(id)).toMatchObject({ status: 'approved', is_visible: true });
      expect((await test.api.get('/api/testimonials')).body).toMatchObject([{ id }]);
      expect(await figures()).toEqual([0, 1, 1]);
    });

    it.each([true, false])('rejecting leaves the visibility %s as it is', async (visible) => {
      const id = await insert({ is_visible: visible });
      expect((await decide(id, 'rejected')).body).toMatchObject({
        status: 'rejected',
        isVisible: visible,
        isUnchanged: false,
      });
      expect((await test.api.get('/api/testimonials')).body).toEqual([]);
      expect(await figures()).toEqual([0, 0, 1]);
    });

    it.each(['approved', 'rejected'])('that is %s already stays as it is', async (status) => {
      for (const visible of [true, false]) {
        const id = await insert({ status, is_visible: visible });
        const row = await stored(id);
        expect(await decide(id, status)).toMatchObject({
          status: 200,
          body: { status, isVisible: visible, etag: '"1"', isUnchanged: true },
        });
        expect((await decide(id, status, admin, '"7"')).status).toBe(200);
        expect(await stored(id)).toEqual(row);
      }
    });

    it('may be decided otherwise, and back again', async () => {
      const id = await insert({ is_visible: false });
      const shown = async () =>
        (await test.api.get<{ id: string }[]>('/api/testimonials')).body.map((one) => one.id);
      await decide(id, 'approved');
      expect((await decide(id, 'rejected')).body).toMatchObject({
        status: 'rejected',
        isVisible: true,
      });
      expect(await shown()).toEqual([]);
      expect(await figures()).toEqual([0, 0, 1]);
      await setVisibility(id, false);
      expect((await decide(id, 'approved')).body).toMatchObject({
        status: 'approved',
        isVisible: true,
      });
      expect(await shown()).toEqual([id]);
      expect(await figures()).toEqual([0, 1, 1]);
    });

    it.each([true, false])('decided otherwise, is undone to visibility %s', async (visible) => {
      const id = await insert({ is_visible: visible });
      for (const decision of ['approved', 'rejected', 'approved']) await decide(id, decision);
      expect((await reopen([id], 'approved')).body.reopened_count).toBe(1);
      expect(await stored(id)).toMatchObject({ status: 'pending', is_visible: visible });
    });

    it('of moderators at once, the last decides, unless they say what they have seen', async () => {
      for (let round = 0; round < 4; round += 1) {
        const id = await insert();
        const free = await Promise.all([decide(id, 'approved'), decide(id, 'rejected', other)]);
        expect(free.map(({ status }) => status)).toEqual([200, 200]);
        const { etag } = (await admin.api.get<AdminTestimonialDto>(`${PATH}/${await insert()}`))
          .body;
        const next = await insert();
        const answers = await Promise.all([
          decide(next, 'approved', admin, etag),
          decide(next, 'rejected', other, etag),
        ]);
        const [winner, late] = answers.toSorted((one, two) => one.status - two.status);
        expect([winner?.status, late?.status]).toEqual([200, 412]);
        expect(await stored(next)).toMatchObject({ status: winner?.body.status, version: 2 });
      }
    });

    it.each([
      [{ status: 'pending' }, 'status'],
      [{ status: 'Approved' }, 'status'],
      [{ status: null }, 'status'],
      [{}, 'status'],
      [{ status: 'approved', isVisible: false }, 'isVisible'],
    ])('refuses the decision %j', async (body, field) => {
      const id = await insert();
      const answer = await admin.api.put(`${PATH}/${id}/status`, body);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
      expect(await stored(id)).toMatchObject({ status: 'pending', version: 1 });
    });
  });

  describe('the visibility', () => {
    it('of an approved one takes it off the site and back', async () => {
      const id = await insert({ status: 'approved' });
      expect((await setVisibility(id, false)).body).toMatchObject({
        status: 'approved',
        isVisible: false,
      });
      expect((await test.api.get('/api/testimonials')).body).toEqual([]);
      expect(await figures()).toEqual([0, 0, 1]);
      expect((await setVisibility(id, true)).status).toBe(200);
      expect(await figures()).toEqual([0, 1, 1]);
    });

    it('of a pending one publishes nothing', async () => {
      const id = await insert({ is_visible: false });
      expect((await setVisibility(id, true)).body).toMatchObject({ status: 'pending' });
      expect(await figures()).toEqual([1, 0, 1]);
    });

    it.each(['true', 1, null, undefined])('is not %j', async (value) => {
      const id = await insert();
      expect(await setVisibility(id, value)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'isVisible', message: 'Visibility must be true or false' }] },
      });
    });
  });

  describe('many', () => {
    it.each(['approved', 'rejected'])('that are pending become %s, each once', async (decision) => {
      const ids = [await insert(), await insert({ is_visible: false })];
      const decided = await insert({ status: 'approved', is_visible: false });
      const untouched = await stored(decided);
      const beside = await insert();
      const asked = [...ids, ids[0], decided, '4711', 'abc', '0', '9'.repeat(30), ''];
      const { status, body } = await decideMany(asked, decision);
      expect(status).toBe(200);
      expect(body).toEqual({
        updated_count: 2,
        updated_ids: body.updated_ids,
        updated_etags: ['"2"', '"2"'],
        changed_ids: [],
      });
      expect(body.updated_ids.toSorted()).toEqual(ids.toSorted());
      for (const id of ids)
        expect(await stored(id)).toMatchObject({ status: decision, version: 2 });
      expect(await stored(decided)).toEqual(untouched);
      expect(await stored(beside)).toMatchObject({ status: 'pending', version: 1 });
      expect(await figures()).toEqual([1, decision === 'approved' ? 2 : 0, 4]);
    });

    it('stay pending where somebody has changed them since they were read', async () => {
      const first = await insert();
      const second = await insert();
      const third = await insert();
      await admin.api.put(`${PATH}/${second}`, { quote: 'What its author says of it by now.' });
      const etags = ['"1"', '"1"', '"1"', '"7"'];
      const { body } = await decideMany([third, second, first, third], 'approved', admin, etags);
      expect(body.updated_ids.toSorted()).toEqual([first, third].toSorted());
      expect(body.changed_ids).toEqual([second]);
      expect(await stored(second)).toMatchObject({ status: 'pending', version: 2 });
      const again = await decideMany([second, first], 'approved', admin, ['"2"', '"1"']);
      expect(again.body).toEqual({
        updated_count: 1,
        updated_ids: [second],
        updated_etags: ['"3"'],
        changed_ids: [],
      });
    });

    it.each([
      [['"1"', '"1"'], 'Etags must be as many as ids: 1, not 2'],
      [[], 'Etags must be as many as ids: 1, not 0'],
      [['1'], 'Etags must be a list of at most 1000 etags, as the list answers them'],
      [[null], 'Etags must be a list of at most 1000 etags, as the list answers them'],
      ['"1"', 'Etags must be a list of at most 1000 etags, as the list answers them'],
    ])('with the etags %j are refused', async (etags, message) => {
      const id = await insert();
      const decided = await insert({ status: 'approved' });
      for (const answer of [
        await decideMany([id], 'approved', admin, etags),
        await reopen([decided], 'approved', etags),
      ]) {
        expect(answer).toMatchObject({
          status: 400,
          body: { errors: [{ field: 'etags', message }] },
        });
      }
      expect(await stored(id)).toMatchObject({ status: 'pending' });
      expect(await stored(decided)).toMatchObject({ status: 'approved' });
    });

    it('are decided by one moderator each when two are at it', async () => {
      const ids = await Promise.all(Array.from({ length: 60 }, () => insert()));
      const answers = await Promise.all([
        decideMany(ids, 'approved'),
        decideMany(ids.toReversed(), 'rejected', other),
        decide(ids[30] ?? '', 'approved', admin, '"1"'),
      ]);
      const [approved, rejected, single] = answers;
      const { updated_ids: ofFirst } = approved.body;
      const { updated_ids: ofSecond } = rejected.body;
      expect(ofFirst.filter((id) => ofSecond.includes(id))).toEqual([]);
      const decided = [...ofFirst, ...ofSecond, ...(single.status === 200 ? [ids[30]] : [])];
      expect(new Set(decided).size).toBe(60);
      for (const id of approved.body.updated_ids) {
        expect(await stored(id)).toMatchObject({ status: 'approved', version: 2 });
      }
      expect((await figures())[0]).toBe(0);
    });

    it('can be 1,000 but not 1,001', async () => {
      const id = await insert();
      const others = Array.from({ length: 999 }, (_, n) => String(1_000_000 + n));
      expect((await decideMany([...others, id, id], 'approved')).status).toBe(400);
      expect(await stored(id)).toMatchObject({ status: 'pending' });
      expect((await decideMany([...others, id], 'approved')).body.updated_count).toBe(1);
    });

    it.each([
      [[], 'ids'],
      [undefined, 'ids'],
      [null, 'ids'],
      ['1', 'ids'],
      [{ 0: '1' }, 'ids'],
      [[null], 'ids'],
      [[['1']], 'ids'],
      [['x'.repeat(256)], 'ids'],
    ])('cannot be %j', async (ids, field) => {
      for (const answer of [await decideMany(ids, 'approved'), await reopen(ids, 'approved')]) {
        expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
      }
    });

    it('cannot become pending again but by undo', async () => {
      expect((await decideMany(['1'], 'pending')).status).toBe(400);
      expect((await reopen(['1'], 'pending')).status).toBe(400);
    });
  });

  describe('undo', () => {
    it.each([
      ['approved', true],
      ['approved', false],
      ['rejected', true],
      ['rejected', false],
    ])('of %s restores what was pending with visibility %s', async (decision, visible) => {
      const id = await insert({ is_visible: visible });
      const { version: _before, ...row } = (await stored(id)) ?? {};
      await decide(id, decision);
      expect(await reopen([id, id, '4711'], decision)).toMatchObject({
        status: 200,
        body: { reopened_count: 1, reopened: [{ id, etag: '"3"' }] },
      });
      const { version, ...now } = (await stored(id)) ?? {};
      expect(now).toEqual(row);
      expect(version).toBe(3);
      expect(await figures()).toEqual([1, 0, 1]);
      expect((await reopen([id], decision)).body.reopened_count).toBe(0);
    });

    it('of many takes those back that the decision was about', async () => {
      const ids = [await insert(), await insert({ is_visible: false }), await insert()];
      const { body } = await decideMany(ids, 'approved');
      await admin.api.put(`${PATH}/${ids[2]}`, { status: 'rejected' });
      expect((await reopen(body.updated_ids, 'approved')).body.reopened_count).toBe(2);
      expect(await stored(ids[0] ?? '')).toMatchObject({ status: 'pending', is_visible: true });
      expect(await stored(ids[1] ?? '')).toMatchObject({ status: 'pending', is_visible: false });
      expect(await stored(ids[2] ?? '')).toMatchObject({ status: 'rejected' });
    });

    it('leaves a later decision of the same kind to the admin who made it', async () => {
      const id = await insert();
      const beside = await insert();
      const { updated_ids: ids, updated_etags: etags } = (
        await decideMany([id, beside], 'approved')
      ).body;
      await decide(id, 'rejected', other);
      await decide(id, 'approved', other);
      const { body } = await reopen(ids, 'approved', etags);
      expect(body).toEqual({ reopened_count: 1, reopened: [{ id: beside, etag: '"3"' }] });
      expect(await stored(id)).toMatchObject({ status: 'approved', version: 4 });
    });

    it('leaves a visibility alone that somebody has set since', async () => {
      const id = await insert({ is_visible: false });
      await decide(id, 'approved');
      await setVisibility(id, true);
      await reopen([id], 'approved');
      expect(await stored(id)).toMatchObject({ status: 'pending', is_visible: true });
    });
  });
});
