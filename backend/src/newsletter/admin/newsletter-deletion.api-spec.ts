import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OF_THIS_DATABASE } from '../../../test/database.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import type {
  DeletedNewslettersDto,
  RestoredNewslettersDto,
} from '../dto/newsletter-queries.dto.js';
import { insertSubscribers } from '../newsletter.factory.js';
import { NewsletterDeletionService } from './newsletter-deletion.service.js';

const NEWSLETTERS = '/api/admin/newsletters';
const ADA = 'ada@example.org';

describe('the undo of deleted subscribers', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() =>
    test.database.empty('newsletter_subscriptions', 'unsubscribe_records', 'deleted_subscriptions'),
  );

  const stored = () =>
    test.database.query<object>('SELECT * FROM newsletter_subscriptions ORDER BY id');
  const kept = () => test.database.query<{ id: string }>('SELECT id FROM deleted_subscriptions');
  const records = () => test.database.query('SELECT * FROM unsubscribe_records');
  const insertAda = async () => {
    const [ada] = await insertSubscribers(test.database, [ADA]);
    if (!ada) throw new Error('Nobody was inserted.');
    return ada;
  };
  const remove = (id: string) => admin.api.delete(`${NEWSLETTERS}/${id}`);
  const removeMany = (ids: string[]) =>
    admin.api.post<DeletedNewslettersDto>(`${NEWSLETTERS}/bulk-delete`, { ids });
  const restore = (ids: unknown, { api } = admin) =>
    api.post<RestoredNewslettersDto>(`${NEWSLETTERS}/restore`, { ids });
  const leave = (token: string) => fetch(`${test.url}/unsubscribe/${token}`, { method: 'POST' });
  const subscribe = () => test.api.post('/api/newsletter', { email: ADA });

  it('restores one unchanged, with date and link, by any admin, once', async () => {
    const { id } = await insertAda();
    const before = await stored();
    expect((await remove(id)).status).toBe(204);
    expect(await stored()).toEqual([]);
    const other = await signIn(test, 'admin');
    expect((await restore([id], other)).body).toEqual({ restored_count: 1, resubscribed: [] });
    expect(await stored()).toEqual(before);
    expect([await kept(), await records()]).toEqual([[], []]);
    expect((await restore([id])).body).toEqual({ restored_count: 0, resubscribed: [] });
  });

  it('restores many, repeatedly', async () => {
    const rows = await insertSubscribers(test.database, ['a@b.org', 'c@d.org', 'e@f.org']);
    const before = await stored();
    const ids = rows.map(({ id }) => id);
    for (let round = 0; round < 3; round += 1) {
      const { body } = await removeMany([...ids, '4711']);
      expect(body.deleted_count).toBe(3);
      expect(body.deleted_ids.toSorted()).toEqual(ids.toSorted());
      expect((await restore([...ids, ...ids, '4711'])).body.restored_count).toBe(3);
      expect(await stored()).toEqual(before);
    }
  });

  it('stores no address for longer than 30 minutes', async () => {
    const [old, recent] = await insertSubscribers(test.database, ['old@b.org', 'recent@b.org']);
    await removeMany([String(old?.id), String(recent?.id)]);
    const age = (id: string | undefined, interval: string) =>
      test.database.query(
        'UPDATE deleted_subscriptions SET deleted_at = now() - $2::interval WHERE id = $1',
        [id, interval],
      );
    await age(old?.id, '30 minutes 1 second');
    await age(recent?.id, '29 minutes');
    expect((await restore([old?.id])).body.restored_count).toBe(0);
    await test.app.get(NewsletterDeletionService).purge();
    expect(await kept()).toEqual([{ id: recent?.id }]);
    expect((await restore([recent?.id])).body.restored_count).toBe(1);
  });

  it('stores at most the latest 10,000', async () => {
    await test.database.query(
      `INSERT INTO deleted_subscriptions (id, unsubscribe_token, content, deleted_at)
       SELECT n, gen_random_uuid(), '{}', now() - (10_003 - n) * interval '0.1 seconds'
       FROM generate_series(1, 10_003) AS n`,
    );
    await test.app.get(NewsletterDeletionService).purge();
    const ids = (await kept()).map(({ id }) => Number(id)).toSorted((a, b) => a - b);
    expect([ids.length, ids[0]]).toEqual([10_000, 4]);
  });

  it('is rejected for an address that has subscribed again, and names it', async () => {
    const { id } = await insertAda();
    await remove(id);
    await subscribe();
    const before = await stored();
    const detail = `${ADA} has subscribed again, so there is nothing to bring back.`;
    expect(await restore([id])).toMatchObject({ status: 409, body: { detail } });
    expect(await stored()).toEqual(before);
  });

  it('restores the others, and names it', async () => {
    const { id } = await insertAda();
    const [eve] = await insertSubscribers(test.database, ['eve@example.org']);
    await removeMany([id, String(eve?.id)]);
    await subscribe();
    const { body } = await restore([id, eve?.id]);
    expect(body).toEqual({ restored_count: 1, resubscribed: [ADA] });
    expect(await stored()).toHaveLength(2);
  });

  it('restores nobody who has unsubscribed before or since', async () => {
    const { id, token } = await insertAda();
    await leave(token);
    expect((await restore([id])).body.restored_count).toBe(0);
    await subscribe();
    const [{ id: next } = { id: '' }] = (await stored()) as { id: string }[];
    await remove(next);
    await leave(token);
    expect((await restore([next])).body.restored_count).toBe(0);
    expect([await stored(), await kept()]).toEqual([[], []]);
    expect(await records()).toHaveLength(1);
  });

  it('is shown by the unsubscribe link, which erases the address at once', async () => {
    const { id, token } = await insertAda();
    await remove(id);
    const page = await (await fetch(`${test.url}/unsubscribe/${token}`)).text();
    expect(page).toContain('<h1>You get no more newsletters</h1>');
    expect(page).toMatch(/We took your address off the list on \w+ \d+, \d{4} at \d+:\d\d [AP]M/);
    expect(page).not.toContain('We erased your address');
    expect(await kept()).toEqual([{ id }]);
    const action = /<form action="([^"]+)" method="post">/.exec(page)?.[1] ?? '';
    const answer = await fetch(test.url + action, { method: 'POST' });
    expect(await answer.text()).toContain('We erased your address');
    expect((await restore([id])).body.restored_count).toBe(0);
    expect([await stored(), await kept()]).toEqual([[], []]);
  });

  it('is not shown to a person who has subscribed again', async () => {
    const { id, token } = await insertAda();
    await remove(id);
    await subscribe();
    const page = await (await fetch(`${test.url}/unsubscribe/${token}`)).text();
    expect(page).not.toContain('You get no more newsletters');
  });

  it('restores nobody who unsubscribes during the deletion', async () => {
    const { id, token } = await insertAda();
    await test.database.query('BEGIN');
    await test.database.query('LOCK TABLE unsubscribe_records IN EXCLUSIVE MODE');
    const removed = remove(id);
    const waiting = (what: string) =>
      test.database.query(
        `SELECT 1 FROM pg_locks AS waiting JOIN pg_locks AS own
           ON own.${OF_THIS_DATABASE} AND own.pid = waiting.pid
         WHERE NOT waiting.granted AND waiting.locktype = $1`,
        [what],
      );
    await until(async () => (await waiting('relation')).length > 0);
    const left = leave(token);
    await until(async () => (await waiting('transactionid')).length > 0);
    await test.database.query('COMMIT');
    expect([(await removed).status, (await left).status]).toEqual([204, 200]);
    expect((await restore([id])).body.restored_count).toBe(0);
    expect([await stored(), await kept()]).toEqual([[], []]);
  });

  it('happens once for two concurrent requests, and stores each row once', async () => {
    const many = Array.from({ length: 200 }, (_, n) => `reader${n}@example.org`);
    const ids = (await insertSubscribers(test.database, many)).map(({ id }) => id);
    await Promise.all([removeMany(ids), removeMany(ids.toReversed()), remove(ids[7] ?? '')]);
    expect(await kept()).toHaveLength(200);
    const answers = await Promise.all([restore(ids), restore(ids.toReversed()), restore(ids)]);
    const counts = answers.map(({ body }) => body.restored_count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(await stored()).toHaveLength(200);
  });

  it.each([[[]], [undefined], ['1'], [[{}]]])('rejects the ids %j', async (ids) => {
    expect((await restore(ids)).status).toBe(400);
  });
});
