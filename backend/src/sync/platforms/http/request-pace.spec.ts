import { RequestPace } from './request-pace.js';

const signal = new AbortController().signal;

describe('RequestPace', () => {
  it('has four requests in flight at most', async () => {
    const pace = new RequestPace();
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
    const pace = new RequestPace();
    const opens = performance.now() + 80;
    await pace.pause(80);
    expect(await pace.run(() => Promise.resolve(performance.now()), signal)).toBeGreaterThanOrEqual(
      opens,
    );

    await pace.pause(60_000);
    const controller = new AbortController();
    const waiting = pace.run(() => Promise.resolve('asked'), controller.signal);
    controller.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });
});
