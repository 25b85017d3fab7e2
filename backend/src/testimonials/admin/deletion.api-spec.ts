import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { StatsDto } from '../../operations/stats/dto/stats.dto.js';
import type { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import type { DeletedCountDto, RestoredCountDto } from '../dto/list-admin-testimonials.query.js';
import { insertTestimonial, storedTestimonial } from '../testimonial.factory.js';
import { DeletionService } from './deletion.service.js';

const PATH = '/api/admin/testimonials';

describe('deleting testimonials', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(async () => {
    await test.database.query('DELETE FROM testimonials');
    await test.database.query('DELETE FROM deleted_testimonials');
  });

  const insert = (values: Record<string, unknown> = {}) => insertTestimonial(test.database, values);

  const stored = (id: string) => storedTestimonial(test.database, id);
  const remove = (id: string) => admin.api.delete(`${PATH}/${id}`);

  const removeMany = (ids: unknown) =>
    admin.api.post<DeletedCountDto>(`${PATH}/bulk-delete`, { ids });

  const restore = (ids: unknown) => admin.api.post<RestoredCountDto>(`${PATH}/restore`, { ids });

  const figures = async () => {
    const { body } = await admin.api.get<StatsDto>('/api/admin/stats');
    return [body.pending_testimonials, body.visible_testimonials, body.total_testimonials];
  };

  async function insertAll(): Promise<[id: string, row: unknown][]> {
    const ids = [
      await insert({ created_at: '2024-02-29T23:59:59.123456Z', company_logo: 'https://a.org/l' }),
      await insert({ status: 'approved', is_visible: false, student_name: '王小明 "\\ 👩‍🚀' }),
      await insert({ status: 'pending', is_visible: false }),
      await insert({ status: 'rejected', created_at: '2025-07-01', visible_while_pending: true }),
    ];
    return Promise.all(ids.map(async (id) => [id, await stored(id)] as [string, unknown]));
  }

  it('takes one off every list and figure', async () => {
    const id = await insert();
    await insert({ status: 'pending' });
    expect(await remove(id)).toMatchObject({ status: 204, body: null });
    expect(await stored(id)).toBeUndefined();
    expect((await test.api.get('/api/testimonials')).body).toEqual([]);
    expect((await admin.api.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await figures()).toEqual([1, 0, 1]);
  });

  it('of many counts those that were there, each once', async () => {
    const [one, two, three] = [await insert(), await insert(), await insert()];
    const { status, body } = await removeMany([one, one, two, '4711', 'abc', '-1', '9'.repeat(30)]);
    expect(status).toBe(200);
    expect(body.deleted_count).toBe(2);
    expect(body.deleted_ids.toSorted()).toEqual([one, two].toSorted());
    expect(await figures()).toEqual([0, 1, 1]);
    expect((await removeMany([one, two])).body).toEqual({ deleted_count: 0, deleted_ids: [] });
    expect((await removeMany([Number(three)])).body.deleted_count).toBe(1);
  });

  it('takes 1,000 ids, but not 1,001', async () => {
    const id = await insert();
    const others = Array.from({ length: 999 }, (_, n) => String(1_000_000 + n));
    for (const act of [removeMany, restore]) {
      expect(await act([...others, id, id])).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'ids', message: 'Ids must be a list of 1 to 1000 ids' }] },
      });
    }
    expect(await stored(id)).toBeDefined();
    expect((await removeMany([...others, id])).body.deleted_count).toBe(1);
    expect((await restore([...others, id])).body.restored_count).toBe(1);
  });

  it.each([[[]], [undefined], ['1'], [[{}]], [[1.5]], [['a\0']]])(
    'refuses the ids %j',
    async (ids) => {
      const id = await insert();
      expect((await removeMany(ids)).status).toBe(400);
      expect((await restore(ids)).status).toBe(400);
      expect(await stored(id)).toBeDefined();
    },
  );

  it('at once by two counts each row for one of them', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => insert()));
    const answers = await Promise.all([
      removeMany(ids),
      removeMany(ids.toReversed()),
      ...ids.slice(20, 30).map((id) => remove(id)),
    ]);
    const [one, two, ...single] = answers;
    const counted = [one, two].flatMap(({ body }) => body.deleted_ids);
    const alone = single.filter(({ status }) => status === 204);
    expect(counted.length + alone.length).toBe(60);
    expect(new Set(counted).size).toBe(counted.length);
    expect(await figures()).toEqual([0, 0, 0]);
  });

  describe('undo', () => {
    it('restores one as it was, id, date and status included', async () => {
      for (const [id, row] of await insertAll()) {
        const before = await figures();
        await remove(id);
        expect(await restore([id])).toMatchObject({ status: 200, body: { restored_count: 1 } });
        expect(await stored(id)).toEqual(row);
        expect(await figures()).toEqual(before);
      }
    });

    it('restores many, each to its place in the list', async () => {
      const rows = await insertAll();
      const list = async () =>
        (await admin.api.get<AdminTestimonialListDto>(PATH)).body.testimonials;
      const before = await list();
      const { body } = await removeMany(rows.map(([id]) => id));
      expect(body.deleted_count).toBe(4);
      expect((await restore([...body.deleted_ids, ...body.deleted_ids, '4711'])).body).toEqual({
        restored_count: 4,
      });
      for (const [id, row] of rows) expect(await stored(id)).toEqual(row);
      expect(await list()).toEqual(before);
      expect((await restore(body.deleted_ids)).body).toEqual({ restored_count: 0 });
    });

    it('happens once when asked for twice at the same time', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => insert()));
      await removeMany(ids);
      const answers = await Promise.all([restore(ids), restore(ids.toReversed()), restore(ids)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const sum = answers.reduce((total, { body }) => total + body.restored_count, 0);
      expect(sum).toBe(20);
      expect(await figures()).toEqual([0, 20, 20]);
    });

    it('can be undone and done again', async () => {
      const id = await insert();
      const row = await stored(id);
      for (let round = 0; round < 3; round += 1) {
        expect((await remove(id)).status).toBe(204);
        expect((await restore([id])).body.restored_count).toBe(1);
      }
      expect(await stored(id)).toEqual(row);
      expect(
        (
          await admin.api.post<AdminTestimonialDto>(`${PATH}/reopen`, {
            ids: [id],
            status: 'approved',
          })
        ).body,
      ).toMatchObject({ reopened_count: 1 });
    });

    it('keeps an edit that came in just before', async () => {
      for (let round = 0; round < 6; round += 1) {
        const id = await insert();
        const [edited] = await Promise.all([
          admin.api.put(`${PATH}/${id}`, { company: 'Edited' }),
          remove(id),
        ]);
        await restore([id]);
        const company = edited.status === 200 ? 'Edited' : 'Northwind Rail';
        expect(await stored(id)).toMatchObject({ company });
      }
    });

    it('gives new testimonials no id of a restored one', async () => {
      const id = await insert();
      await remove(id);
      const next = await insert();
      await restore([id]);
      expect(new Set([id, next, await insert()]).size).toBe(3);
    });

    it('is over after 24 hours, and then nothing is kept', async () => {
      const [old, recent] = [await insert(), await insert()];
      await removeMany([old, recent]);
      const age = (id: string, interval: string) =>
        test.database.query(
          `UPDATE deleted_testimonials SET deleted_at = now() - $2::interval WHERE id = $1`,
          [id, interval],
        );
      await age(old, '24 hours 1 second');
      await age(recent, '23 hours 59 minutes');
      expect((await restore([old])).body.restored_count).toBe(0);
      await test.app.get(DeletionService).purge();
      expect(await test.database.query('SELECT id FROM deleted_testimonials')).toEqual([
        { id: recent },
      ]);
      expect((await restore([recent])).body.restored_count).toBe(1);
    });
  });
});
