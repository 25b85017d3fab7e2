import { setImmediate } from 'node:timers/promises';
import { Poller } from './poller.js';

describe('Poller', () => {
  async function tellOf(...results: ('fails' | 'works' | 'stops')[]): Promise<number> {
    let reported = 0;
    const logger = { warn: () => (reported += 1) };
    const poller = new Poller(logger, 'Nothing is done.', () =>
      results.shift() === 'works' ? Promise.resolve() : Promise.reject(new Error('away')),
    );
    while (results.length > 0) {
      if (results[0] === 'stops') poller.stop();
      poller.poll();
      await setImmediate();
    }
    return reported;
  }

  it('logs the first of several failures', async () =>
    expect(await tellOf('fails', 'fails')).toBe(1));
  it('logs a failure after a success again', async () =>
    expect(await tellOf('fails', 'works', 'fails')).toBe(2));
  it('logs no failure after it was stopped', async () =>
    expect(await tellOf('works', 'stops')).toBe(0));
});
