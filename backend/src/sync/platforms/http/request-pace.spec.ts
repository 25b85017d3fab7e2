import { RequestPace } from './request-pace.js';

const signal = new AbortController().signal;

/** Starts of `count` requests that end at once, in milliseconds since the first. */
async function starts(pace: RequestPace, count: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: count }, () =>
      pace.run(() => Promise.resolve(times.push(performance.now())), signal),
    ),
  );
  return times.map((time) => time - (times[0] ?? 0));
}

describe('RequestPace', () => {
  it('starts two requests a second at a vendor', async () => {
    const times = await starts(new RequestPace('https://api.thinkific.com/api/public/v1'), 5);
    expect(times[1]).toBeLessThan(500);
    expect(times[2]).toBeGreaterThanOrEqual(950);
    expect(times[4]).toBeGreaterThanOrEqual(1_950);
  });

  it.each(['http://127.0.0.1:4000', 'http://localhost:4000/api', 'http://[::1]:4000'])(
    'does not hold back requests to this machine (%s)',
    async (url) => {
      expect((await starts(new RequestPace(url), 50)).at(-1)).toBeLessThan(500);
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
    pace.pause(80);
    const before = performance.now();
    await starts(pace, 1);
    expect(performance.now() - before).toBeGreaterThanOrEqual(75);

    pace.pause(60_000);
    const controller = new AbortController();
    const waiting = pace.run(() => Promise.resolve('asked'), controller.signal);
    controller.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });
});
