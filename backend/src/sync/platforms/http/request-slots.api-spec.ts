import { DataSource } from 'typeorm';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { dataSourceOptions } from '../../../database/data-source.js';
import { HttpClient } from './http-client.js';
import { RequestSlots } from './request-slots.queries.js';
import { answer, hangUp, json, ScriptedServer } from './scripted-server.factory.js';

const LIMIT = { most: 6, window: 250 };
const signal = new AbortController().signal;

describe('requests to a site', () => {
  let database: TestDatabase;
  let processes: DataSource[];

  beforeAll(async () => {
    database = await createTestDatabase();
    processes = await Promise.all(
      [1, 2].map(() => new DataSource(dataSourceOptions(database.url, 4)).initialize()),
    );
    await database.query(`
      CREATE TABLE granted (at timestamptz);
      CREATE FUNCTION note_request() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO granted VALUES (NEW.sent[cardinality(NEW.sent)]);
          RETURN NULL;
        END $$;
      CREATE TRIGGER granted AFTER INSERT OR UPDATE OF sent ON platform_requests
        FOR EACH ROW WHEN (cardinality(NEW.sent) > 0) EXECUTE FUNCTION note_request()`);
  });
  afterAll(async () => {
    for (const process of processes) await process.destroy();
    await database.drop();
  });
  beforeEach(() => database.query('DELETE FROM platform_requests; DELETE FROM granted'));

  const slotsOf = (site: string) => processes.map((of) => new RequestSlots(of, () => site, LIMIT));
  const take = async (slots: RequestSlots | undefined) => slots?.take(signal);

  it('never exceed the limit in any window, over all processes and in spite of failures', async () => {
    const server = await ScriptedServer.start();
    const failures = [answer(500, '{}'), hangUp, answer(429, '', '', { 'Retry-After': '1' })];
    const good = json({ ok: true });
    server.play(...failures, good, good, ...failures, good, ...failures, good);
    const clients = slotsOf('school').map(
      (slots) =>
        new HttpClient({
          platform: 'Testific',
          baseUrl: server.url,
          headers: {},
          secret: '',
          advise: () => '',
          timings: {
            timeout: 60_000,
            minDelay: 1,
            maxDelay: 4,
            rateLimit: { min: 1, max: 100, unknown: 1 },
          },
          budget: LIMIT,
          slots: () => slots,
        }),
    );
    const ask = (client: HttpClient) =>
      client.get('/things', z.object({ ok: z.boolean() }), signal);
    await Promise.allSettled(
      clients.flatMap((client) => Array.from({ length: 15 }, () => ask(client))),
    );
    await server.close();

    const granted = await database.query<{ later: number | null }>(
      `SELECT extract(epoch FROM lead(at, ${LIMIT.most}) OVER (ORDER BY at) - at)::float8 * 1000 AS later
       FROM granted`,
    );
    expect(granted).toHaveLength(server.requests.length);
    expect(granted.length).toBeGreaterThan(30);
    const gaps = granted.flatMap(({ later }) => later ?? []);
    expect(gaps).toHaveLength(granted.length - LIMIT.most);
    expect(Math.min(...gaps)).toBeGreaterThan(LIMIT.window);
  });

  it('do not wait for another site', async () => {
    const [first, second] = [slotsOf('first'), slotsOf('second')];
    await first[0]?.pause(60_000);
    await take(second[0]);
    expect(await database.query('SELECT FROM granted')).toHaveLength(1);
  });

  it('wait for the end of a pause that another process made, or until the caller gives up', async () => {
    const [first, second] = slotsOf('school');
    await first?.pause(100);
    await take(second);
    expect(
      await database.query('SELECT sent[1] > opens_at AS is_later FROM platform_requests'),
    ).toEqual([{ is_later: true }]);
    await first?.pause(60_000);
    await expect(second?.take(AbortSignal.timeout(10))).rejects.toThrow('aborted');
  });

  it('are not put off by a clock that was wrong', async () => {
    const [slots] = slotsOf('school');
    for (let request = 0; request < LIMIT.most; request += 1) await take(slots);
    await database.query(`
      UPDATE platform_requests SET opens_at = now() + interval '1 day',
        sent = ARRAY(SELECT at + interval '1 day' FROM unnest(sent) AS at)`);
    await expect(take(slots)).resolves.toBeUndefined();
  });
});
