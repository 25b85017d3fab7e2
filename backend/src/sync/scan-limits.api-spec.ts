import type { IncomingMessage, ServerResponse } from 'node:http';
import { PlatformError } from '../common/problem/app-error.js';
import { HTTP_TIMINGS, SCAN_LIMITS, type ScanLimits } from './platforms/http/http-client.js';
import {
  answer,
  json,
  type Script,
  ScriptedServer,
} from './platforms/http/scripted-server.factory.js';
import { UdemyPlatform } from './platforms/udemy/udemy.platform.js';
import { createSyncTest, physicalCourses, type SyncTest } from './sync.factory.js';

const SMALL: ScanLimits = { items: 50, pages: 10, bytes: 100_000, time: 60_000 };

const TIMINGS = { ...HTTP_TIMINGS, minDelay: 1, maxDelay: 5 };

describe('a scan of a platform that does not come to an end', () => {
  let server: ScriptedServer;
  let test: SyncTest;

  beforeAll(async () => {
    server = await ScriptedServer.start();
    test = await createSyncTest({ platforms: [] });
    server.play(page(['held'], { count: 1, next: false }));
    await sync(SMALL);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  async function sync(limits: ScanLimits) {
    const apiUrl = `${server.url}/instructor-api/v1`;
    const platform = new UdemyPlatform({ apiUrl, apiToken: 'token' }, { limits, timings: TIMINGS });
    return (await test.addReplica({ platforms: [platform] })).sync.run('udemy', 'admin');
  }

  /** What the sync failed with, which has changed nothing and says so in its run. */
  async function failure(limits: ScanLimits): Promise<string> {
    const before = await physicalCourses(test.database, 'udemy_courses');
    const error: unknown = await sync(limits).catch((reason: unknown) => reason);
    if (!(error instanceof PlatformError)) throw error;
    expect(error.status).toBe(502);
    expect(await physicalCourses(test.database, 'udemy_courses')).toEqual(before);
    const [run] = await test.database.query<{ status: string; error: string }>(
      'SELECT status, error FROM sync_runs ORDER BY id DESC LIMIT 1',
    );
    expect(run).toEqual({ status: 'failed', error: error.message });
    expect(error.message).toMatch(/The catalogue is unchanged\.$/);
    return error.message;
  }

  function page(ids: string[], { count = 1e9, next = true, title = 'Course' } = {}): Script {
    const results = ids.map((id) => ({
      id,
      title,
      url: '/course/',
      is_paid: true,
      is_published: true,
    }));
    const link = `${server.url}/instructor-api/v1/taught-courses/courses/?page=${ids[0]}`;
    return json({ count, next: next ? link : null, previous: null, results });
  }

  /** Pages of one course each, for ever. */
  function endless(options: { count?: number; title?: string }): Script {
    let id = 0;
    return (request: IncomingMessage, response: ServerResponse) =>
      page([String((id += 1))], options)(request, response);
  }

  it('ends at the first page that names too many items', async () => {
    server.play(endless({ count: 51 }));
    expect(await failure(SMALL)).toMatch(
      /^Udemy says that its list GET \/taught-courses\/courses\/ has 51 items, more than the limit of 50\. Check UDEMY_API_URL\./,
    );
    expect(server.requests).toHaveLength(1);
  });

  it('ends after so many pages', async () => {
    server.play(endless({ count: 50 }));
    expect(await failure(SMALL)).toMatch(
      /^Udemy returned more than 10 pages of its list GET \/taught-courses\/courses\/, the limit of a scan\./,
    );
    expect(server.requests).toHaveLength(10);
  });

  it('ends after so many bytes', async () => {
    server.play(endless({ count: 50, title: 'x'.repeat(30_000) }));
    expect(await failure(SMALL)).toMatch(
      /^Udemy answered with more than 0\.1 MB in total, the limit of a scan\./,
    );
    expect(server.requests).toHaveLength(4);
  });

  it('ends after so much time', async () => {
    server.play((_request, _response) => undefined);
    expect(await failure({ ...SMALL, time: 100 })).toMatch(
      /^Udemy could not be read within 0\.1 seconds, the limit of a scan\. Try again later/,
    );
  });

  it('does not read a page of very many items', async () => {
    server.play(json({ count: 50, next: null, results: Array(1_001).fill(null) }));
    expect(await failure(SMALL)).toMatch(/with unexpected data: results: .*1000/);
  });

  it('does not read an answer that is too large', async () => {
    server.play(answer(200, ' '.repeat(17 * 1024 * 1024)));
    expect(await failure(SCAN_LIMITS)).toMatch(/with more than 16 MB/);
  });

  it('counts for each scan separately', async () => {
    const title = 'x'.repeat(40_000);
    for (let scan = 0; scan < 4; scan += 1) {
      server.play(page(['held'], { count: 1, next: false, title }));
      expect(await sync(SMALL)).toMatchObject({ status: 'succeeded', fetched: 1 });
    }
  });
});
