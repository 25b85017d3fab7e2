import { jest } from '@jest/globals';
import { RequestPace } from './request-pace.js';

const signal = new AbortController().signal;

describe('RequestPace', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['performance', 'nextTick', 'setImmediate', 'queueMicrotask'],
    }),
  );
  afterEach(() => jest.useRealTimers());

  /** How many of so many requests, which end at once, have begun. */
  function begin(count: number, pace: RequestPace): () => number {
    let begun = 0;
    for (let n = 0; n < count; n += 1) void pace.run(() => Promise.resolve(begun++), signal);
    return () => begun;
  }

  it('starts two requests a second at a vendor', async () => {
    const begun = begin(5, new RequestPace('https://api.thinkific.com/api/public/v1'));
    for (const [milliseconds, most] of [
      [0, 2],
      [999, 2],
      [1, 4],
      [999, 4],
      [1, 5],
    ] as const) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      expect(begun()).toBe(most);
    }
  });

  it.each(['http://127.0.0.1:4000', 'http://localhost:4000/api', 'http://[::1]:4000'])(
    'does not hold back requests to this machine (%s)',
    async (url) => {
      const begun = begin(50, new RequestPace(url));
      for (let turns = 0; turns < 50; turns += 1) await new Promise(setImmediate);
      expect(begun()).toBe(50);
    },
  );

  it('has four requests in flight at most', async () => {
    const pace = new RequestPace('http://127.0.0.1:4000');
    let inFlight = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        pace.run(async () => {
          most = Math.max(most, ++inFlight);
          await new Promise((resolve) => setImmediate(resolve));
          inFlight--;
        }, signal),
      ),
    );
    expect(most).toBe(4);
  });

  it('starts nothing while it is paused, and waits no longer when aborted', async () => {
    const pace = new RequestPace('http://127.0.0.1:4000');
    const opens = performance.now() + 80;
    pace.pause(80);
    const started = pace.run(() => Promise.resolve(performance.now()), signal);
    // A clock that is set right makes no pause longer.
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(await started).toBeGreaterThanOrEqual(opens);

    pace.pause(60_000);
    const controller = new AbortController();
    const waiting = pace.run(() => Promise.resolve('asked'), controller.signal);
    controller.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });
});
