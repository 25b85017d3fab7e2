import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { StatsDto } from '../../operations/stats/dto/stats.dto.js';
import type {
  NewsletterStatusDto,
  NewsletterDto,
  NewsletterListDto,
} from '../dto/newsletter.dto.js';
import { insertSubscribers } from '../newsletter.factory.js';

const NEWSLETTERS = '/api/admin/newsletters';

describe('the subscribers', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('newsletter_subscriptions', 'unsubscribe_records'));

  const list = async (query = '') =>
    (await admin.api.get<NewsletterListDto>(`${NEWSLETTERS}${query}`)).body;
  const emails = async (query = '') =>
    (await list(query)).newsletters.map(({ email }: NewsletterDto) => email);
  const removeMatching = (body: object) => admin.api.post(`${NEWSLETTERS}/delete-matching`, body);
  const count = async () =>
    (await admin.api.get<StatsDto>('/api/admin/stats')).body.newsletter_subscribers;

  describe('listed', () => {
    it('are newest first, 50 per page, with the total', async () => {
      const many = Array.from({ length: 120 }, (_, n) => `reader${n}@example.org`);
      await insertSubscribers(test.database, many);
      const first = await list();
      expect(first.newsletters).toHaveLength(50);
      expect(first.newsletters[0]).toEqual({
        id: expect.any(String) as string,
        email: 'reader119@example.org',
        subscribedAt: '2026-03-04T07:00:00.000Z',
      });
      expect(first.pagination).toEqual({ page: 1, limit: 50, total: 120, pages: 3 });
      expect(await emails('?page=3')).toEqual(many.slice(0, 20).toReversed());
      expect(await emails('?page=2&limit=7')).toEqual(many.slice(106, 113).toReversed());
    });

    it('are found on every page, also across many days', async () => {
      const days = Array.from({ length: 9 }, (_, n) => `2026-03-0${n + 1}T23:58:00Z`);
      for (const [n, day] of days.entries()) {
        await insertSubscribers(test.database, [`a${n}@example.org`, `b${n}@example.org`], day);
      }
      const pages = await Promise.all([1, 2, 3, 4].map((page) => emails(`?limit=5&page=${page}`)));
      const all = days.flatMap((_, n) => [`b${8 - n}@example.org`, `a${8 - n}@example.org`]);
      expect(pages).toEqual([all.slice(0, 5), all.slice(5, 10), all.slice(10, 15), all.slice(15)]);
      expect(await emails('?limit=5&page=2&order=oldest')).toEqual(all.toReversed().slice(5, 10));
      expect(await emails('?search=b&order=oldest')).toEqual(
        all.filter((email) => email.startsWith('b')).toReversed(),
      );
    });

    it('show bounced addresses and the number of pending ones, with and without a search', async () => {
      await insertSubscribers(test.database, ['ada@example.org', 'bob@example.org']);
      await test.database.query(
        `INSERT INTO bounced_addresses (address, words, bounced_at)
         VALUES ('ada@example.org', '550 no', '2026-03-04T05:06:07.089Z')`,
      );
      await test.database.query(
        `INSERT INTO newsletter_confirmations (email, expires_at) VALUES
           ('cleo@example.org', now() + interval '1 day'), ('dora@example.org', now() - interval '1 day'),
           ('bob@example.org', now() + interval '1 day')`,
      );
      for (const query of ['', '?search=example', '?search=example&order=email-asc']) {
        const { newsletters, pending } = await list(query);
        expect(pending).toBe(1);
        const bounced = new Map(newsletters.map((one) => [one.email, one.bounced]));
        const since = '2026-03-04T05:06:07.089Z';
        expect(bounced.get('ada@example.org')).toEqual({ since, words: '550 no' });
        expect(bounced.get('bob@example.org')).toBeUndefined();
      }
      const more = Array.from({ length: 1_000 }, (_, n) => `many${n}@example.org`);
      await insertSubscribers(test.database, more);
      for (const order of ['newest', 'email-asc']) {
        const search = `?search=example&order=${order}&limit=50`;
        const first = await list(search);
        expect(first.pending).toBe(1);
        expect(first.pagination).toMatchObject({ total: 1_000, truncated: true });
        expect(first.newsletters).toHaveLength(50);
        expect(await list(`${search}&page=21`)).toMatchObject({ newsletters: [], pending: 1 });
      }
      await test.database.empty('bounced_addresses', 'newsletter_confirmations');
    });

    it('are sorted by address, also search results', async () => {
      const many = Array.from({ length: 30 }, (_, n) => `r${(n * 7) % 30}@example.org`);
      await insertSubscribers(test.database, many);
      const sorted = many.toSorted();
      expect(await emails('?order=email-asc')).toEqual(sorted);
      expect(await emails('?order=email-desc&limit=7&page=2')).toEqual(
        sorted.toReversed().slice(7, 14),
      );
      expect(await emails('?order=email-asc&limit=7&page=5')).toEqual(sorted.slice(28));
      expect(await emails('?order=email-asc&search=r1')).toEqual(
        sorted.filter((email) => email.startsWith('r1')),
      );
    });

    it('are deleted if they match, except later ones', async () => {
      const many = Array.from({ length: 12 }, (_, n) => `reader${n}@example.org`);
      await insertSubscribers(test.database, [...many, 'other@elsewhere.test']);
      const { as_of: before } = await list('?search=EXAMPLE.org');
      const shown = { search: 'EXAMPLE.org', before, count: 12 };
      await test.api.post('/api/newsletter', { email: 'late@example.org' });
      expect((await removeMatching(shown)).body).toMatchObject({ deleted_count: 12 });
      expect((await emails()).toSorted()).toEqual(['late@example.org', 'other@elsewhere.test']);
    });

    it('are not deleted if another number matches', async () => {
      await insertSubscribers(test.database, ['ada@example.org']);
      const { as_of: before } = await list();
      await insertSubscribers(test.database, ['imported@example.org']);
      const detail =
        'The number of matches changed from 1 to 2, so nothing was deleted. Check the list and try again.';
      expect(await removeMatching({ before, count: 1 })).toMatchObject({
        status: 409,
        body: { detail },
      });
      expect(await emails()).toHaveLength(2);
    });

    it('of the same moment are ordered by id', async () => {
      await test.database.query(
        `INSERT INTO newsletter_subscriptions (email, subscribed_at)
         SELECT 'r' || n || '@example.org', '2026-03-04' FROM generate_series(1, 4) AS n`,
      );
      expect(await emails()).toEqual([4, 3, 2, 1].map((n) => `r${n}@example.org`));
    });

    it('are an empty list beyond the last page, and without subscribers', async () => {
      expect(await list()).toMatchObject({
        newsletters: [],
        pagination: { page: 1, limit: 50, total: 0, pages: 0 },
      });
      await insertSubscribers(test.database, ['ada@example.org']);
      expect(await list('?page=2')).toMatchObject({
        newsletters: [],
        pagination: { page: 2, limit: 50, total: 1, pages: 1 },
      });
    });

    describe('filtered by days in UTC', () => {
      beforeEach(async () => {
        for (const [email, since] of [
          ['april@a.org', '2026-04-30T23:58:59.999Z'],
          ['may1@a.org', '2026-04-30T23:59:00Z'],
          ['may15@b.org', '2026-05-15T12:00:00Z'],
          ['may31@a.org', '2026-05-31T23:58:59.999Z'],
          ['june@a.org', '2026-05-31T23:59:00Z'],
        ] as const) {
          await insertSubscribers(test.database, [email], since);
        }
      });

      it.each([
        ['from=2026-05-01&to=2026-05-31', ['may31@a.org', 'may15@b.org', 'may1@a.org']],
        ['from=2026-05-01&to=2026-05-31&order=oldest&limit=2', ['may1@a.org', 'may15@b.org']],
        ['from=2026-05-01&to=2026-05-31&limit=2&page=2', ['may1@a.org']],
        ['from=2026-05-01&to=2026-05-31&search=A.org', ['may31@a.org', 'may1@a.org']],
        ['from=2026-05-01&to=2026-05-31&search=1', ['may31@a.org', 'may15@b.org', 'may1@a.org']],
        ['from=2026-05-31', ['june@a.org', 'may31@a.org']],
        ['from=2026-05-15&to=2026-05-31&order=email-asc', ['may15@b.org', 'may31@a.org']],
        ['to=2026-04-30', ['april@a.org']],
        ['to=2026-04-30&search=may', []],
        ['from=2026-05-15&to=2026-05-15', ['may15@b.org']],
        ['from=2027-01-01', []],
      ])('are listed, counted, exported and deleted for %s', async (query, found) => {
        expect(await emails(`?${query}`)).toEqual(found);
        const {
          order: _order,
          limit: _limit,
          page,
          ...wanted
        } = Object.fromEntries(new URLSearchParams(query));
        const { as_of: before, pagination } = await list(`?${query}`);
        const days = new URLSearchParams(wanted).toString();
        const { body: csv } = await admin.api.get<string>(`${NEWSLETTERS}/export?${days}`);
        const lines = csv.trimEnd().split('\r\n').slice(1);
        expect(lines).toHaveLength(pagination.total);
        if (!page)
          expect(lines.map((line) => line.split(',')[0])).toEqual(expect.arrayContaining(found));
        if (found.length === 0) return;
        const { body } = await removeMatching({ ...wanted, before, count: pagination.total });
        expect(body).toMatchObject({ deleted_count: pagination.total });
        expect((await list(`?${query}`)).pagination.total).toBe(0);
      });

      it.each([
        ['from=2026-02-29', 'from', 'From must be a day such as 2026-05-01'],
        ['from=May', 'from', 'From must be a day such as 2026-05-01'],
        ['to=2026-5-1', 'to', 'To must be a day such as 2026-05-31'],
        ['to=', 'to', 'To must be a day such as 2026-05-31'],
        ['from=2026-05-02&to=2026-05-01', 'to', 'To must not be before the day in from'],
      ])('are rejected with %s', async (query, field, message) => {
        for (const path of ['', '/export']) {
          const { status, body } = await admin.api.get(`${NEWSLETTERS}${path}?${query}`);
          expect(status).toBe(400);
          expect(body).toMatchObject({ errors: [{ field, message }] });
        }
        const wanted = Object.fromEntries(new URLSearchParams(query));
        const shown = { ...wanted, before: new Date(), count: 1 };
        expect((await removeMatching(shown)).status).toBe(400);
      });
    });

    it.each(['?page=0', '?limit=101', '?page=x', '?sort=email', '?search=a&search=b'])(
      'are rejected with %s',
      async (query) => {
        expect((await admin.api.get(`${NEWSLETTERS}${query}`)).status).toBe(400);
      },
    );
  });

  describe('searched', () => {
    beforeEach(() =>
      insertSubscribers(test.database, [
        'ada@example.org',
        'ada_l@example.org',
        'adal@example.com',
        '100%@example.org',
        'eve@münchen.de',
      ]),
    );

    it.each([
      ['ADA', ['adal@example.com', 'ada_l@example.org', 'ada@example.org']],
      ['example.org', ['100%@example.org', 'ada_l@example.org', 'ada@example.org']],
      ['a_', ['ada_l@example.org']],
      ['0%', ['100%@example.org']],
      ['@MÜN', ['eve@münchen.de']],
      ['@munchen', ['eve@münchen.de']],
      ['münchén', ['eve@münchen.de']],
      ['@u', []],
      ['mu', ['eve@münchen.de']],
      ['àdá@', ['ada@example.org']],
      ['\u0308', []],
      [' adal@', ['adal@example.com']],
      ['nobody', []],
      ['\\', []],
    ])('for %j contain this part', async (search, found) => {
      const query = `?search=${encodeURIComponent(search)}`;
      expect(await emails(query)).toEqual(found);
      expect((await list(query)).pagination.total).toBe(found.length);
    });

    it('are paginated', async () => {
      expect(await emails('?search=ada&limit=2&page=2')).toEqual(['ada@example.org']);
    });

    it('list at most 1,000', async () => {
      await test.database.query(
        `INSERT INTO newsletter_subscriptions (email)
         SELECT 'm' || n || '@many.example' FROM generate_series(1, 1050) AS n`,
      );
      const { pagination, newsletters } = await list('?search=many&limit=100&page=10');
      expect(pagination).toMatchObject({ total: 1_000, pages: 10, truncated: true });
      expect(newsletters).toHaveLength(100);
      expect(await emails('?search=many&limit=100&page=11')).toEqual([]);
      expect((await list('?limit=1')).pagination.total).toBe(1_055);
    });
  });

  describe('one by one', () => {
    it('are shown', async () => {
      const [ada] = await insertSubscribers(test.database, ['ada@example.org']);
      expect(await admin.api.get(`${NEWSLETTERS}/${ada?.id}`)).toMatchObject({
        status: 200,
        body: { id: ada?.id, email: 'ada@example.org', subscribedAt: '2026-03-04T05:01:00.000Z' },
      });
    });

    it.each(['0', '4711', 'nothing', '99999999999999999999'])('are 404 for %s', async (id) => {
      expect((await admin.api.get(`${NEWSLETTERS}/${id}`)).status).toBe(404);
      expect((await admin.api.delete(`${NEWSLETTERS}/${id}`)).status).toBe(404);
    });

    it('are deleted, once', async () => {
      const [ada] = await insertSubscribers(test.database, ['ada@example.org', 'eve@example.org']);
      expect((await admin.api.delete(`${NEWSLETTERS}/${ada?.id}`)).status).toBe(204);
      expect((await admin.api.delete(`${NEWSLETTERS}/${ada?.id}`)).status).toBe(404);
      expect(await emails()).toEqual(['eve@example.org']);
      expect(await count()).toBe(1);
    });
  });

  describe('deleted together', () => {
    const bulkDelete = (ids: unknown) => admin.api.post(`${NEWSLETTERS}/bulk-delete`, { ids });

    it('are exactly the named ones, each counted once', async () => {
      const rows = await insertSubscribers(
        test.database,
        ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`),
      );
      const [a, b, , d] = rows.map(({ id }) => id);
      expect(await bulkDelete([a, b, b, '4711', 'nothing'])).toMatchObject({
        status: 200,
        body: { deleted_count: 2 },
      });
      expect(await emails()).toEqual(['d@example.org', 'c@example.org']);
      expect(await bulkDelete([a, d])).toMatchObject({ body: { deleted_count: 1 } });
      expect(await count()).toBe(1);
    });

    it('skip a person who has subscribed again since', async () => {
      const [ada] = await insertSubscribers(test.database, ['ada@example.org']);
      await admin.api.delete(`${NEWSLETTERS}/${ada?.id}`);
      await test.api.post('/api/newsletter', { email: 'ada@example.org' });
      expect(await bulkDelete([ada?.id])).toMatchObject({ body: { deleted_count: 0 } });
      expect(await emails()).toEqual(['ada@example.org']);
    });

    it('by two admins concurrently are each counted once', async () => {
      const many = Array.from({ length: 1_000 }, (_, n) => `reader${n}@example.org`);
      const ids = (await insertSubscribers(test.database, many)).map(({ id }) => id);
      const answers = await Promise.all([bulkDelete(ids), bulkDelete(ids.toReversed())]);
      const counts = answers.map(({ body }) => (body as { deleted_count: number }).deleted_count);
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1_000);
      expect(await count()).toBe(0);
    });

    it.each([
      ['no list', 'all'],
      ['an empty list', []],
      ['more than 1,000', Array.from({ length: 1_001 }, (_, n) => String(n + 1))],
      ['lists in the list', [['1']]],
      ['nothing', undefined],
    ])('are rejected with %s', async (_what, ids) => {
      expect((await bulkDelete(ids)).status).toBe(400);
    });
  });

  describe('looked up by address', () => {
    const status = async (email: string) =>
      (
        await admin.api.get<NewsletterStatusDto>(
          `${NEWSLETTERS}/status?email=${encodeURIComponent(email)}`,
        )
      ).body;

    it('are subscribed, unsubscribed or unknown', async () => {
      const [ada] = await insertSubscribers(test.database, ['ada@münchen.de']);
      expect(await status('ADA@xn--mnchen-3ya.de')).toEqual({
        status: 'subscribed',
        since: '2026-03-04T05:01:00.000Z',
      });
      await admin.api.delete(`${NEWSLETTERS}/${ada?.id}`);
      const found = await status(' Ada@München.de');
      expect(found.status).toBe('unsubscribed');
      expect(Date.now() - Date.parse(found.since ?? '')).toBeLessThan(60_000);
      expect(await status('eve@example.org')).toEqual({ status: 'unknown', since: null });
    });

    it('are stored only as a hash after an erasure', async () => {
      const [ada] = await insertSubscribers(test.database, ['ada@example.org']);
      await admin.api.delete(`${NEWSLETTERS}/${ada?.id}`);
      const rows = await test.database.query<object>(
        `SELECT to_jsonb(record) - 'unsubscribed_at' - 'is_final' AS row FROM unsubscribe_records AS record`,
      );
      expect(rows).toEqual([
        {
          row: {
            unsubscribe_token: ada?.token,
            address_hash: expect.stringMatching(/^\\x[0-9a-f]{64}$/) as string,
          },
        },
      ]);
    });

    it('are rejected without a complete address', async () => {
      expect((await admin.api.get(`${NEWSLETTERS}/status`)).status).toBe(400);
      expect((await admin.api.get(`${NEWSLETTERS}/status?email=ada`)).status).toBe(400);
    });
  });

  it('are denied to staff and anonymous callers', async () => {
    const staff = await signIn(test, 'staff');
    for (const path of ['', '/1', '/status?email=a@b.org', '/export']) {
      expect((await staff.api.get(`${NEWSLETTERS}${path}`)).status).toBe(403);
      expect((await test.api.get(`${NEWSLETTERS}${path}`)).status).toBe(401);
    }
  });
});
