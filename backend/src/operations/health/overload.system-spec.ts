import { setImmediate } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { rawRequest } from '../../../test/raw-request.js';
import { until } from '../../../test/until.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { MetricsService } from '../metrics/metrics.service.js';

/** Milliseconds of a turn of the event loop, longer than the average that is too much. */
const TURN = 2_300;
/** Turns after which a process says that it has too much to do. */
const ENOUGH = 4;
/** In which a question is heard and answered. */
const LOOKS = 20;

describe('a process that has more to do than it can', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { METRICS_PORT: '0' } });
    await test.app.get(MetricsService).listen();
    await test.app.get(ContentChangesService).caughtUp();
  });
  afterAll(() => test.close());

  const ask = (path: string) => rawRequest(test.url, 'GET', path);
  const statusOf = async (path: string) => (await ask(path)).status;
  /** The first two are never kept. */
  const askAll = () =>
    Promise.all([
      ask('/api/nothing'),
      ask('/courses?search=rust'),
      statusOf('/'),
      statusOf('/api/health/live'),
    ]);

  /** Lets others use the event loop briefly after each turn, until it is stopped. */
  function overload() {
    let turns = 0;
    let goesOn = true;
    const work = async () => {
      while (goesOn) {
        const ends = performance.now() + TURN;
        while (performance.now() < ends);
        turns += 1;
        for (let look = 0; look < LOOKS; look += 1) await setImmediate();
      }
    };
    void work();
    return { turns: () => turns, [Symbol.dispose]: () => (goesOn = false) };
  }

  it('refuses what it does not have ready, and nothing else, until it has caught up', async () => {
    await until(async () => (await statusOf('/')) === 200);
    expect(await statusOf('/api/nothing')).toBe(404);
    {
      using load = overload();
      // Questions keep the loop turning for a while, so none are asked before it has enough to do.
      const settle = async () => {
        const enough = load.turns() + ENOUGH;
        await until(() => load.turns() >= enough);
        return askAll();
      };
      let [refused, page, ...others] = await settle();
      while (refused.status !== 503 || page.status !== 503) {
        [refused, page, ...others] = await settle();
      }
      expect(refused.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'no-store',
      });
      expect(JSON.parse(refused.body.toString())).toMatchObject({
        status: 503,
        detail: 'The server is overloaded. Try again in a few seconds.',
        instance: '/api/nothing',
      });
      expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
      expect(page.body.toString()).toContain('<h1>We will be right back</h1>');
      expect(others).toEqual([200, 200]);
    }
    await until(async () => (await statusOf('/api/nothing')) === 404);
    const { port } = test.app.get(MetricsService);
    const { body } = await rawRequest(`http://127.0.0.1:${port}`, 'GET', '/metrics');
    expect(body.toString()).toMatch(/^lectern_overload_refused_total [1-9]\d*$/m);
  });
});
