import { setImmediate } from 'node:timers/promises';
import { RepeatedLook } from './repeated-look.js';

describe('a look for work', () => {
  async function tellOf(...results: ('fails' | 'works' | 'stops')[]): Promise<number> {
    let told = 0;
    const logger = { warn: () => (told += 1) };
    const look = new RepeatedLook(logger, 'Nothing is done.', () =>
      results.shift() === 'works' ? Promise.resolve() : Promise.reject(new Error('away')),
    );
    while (results.length > 0) {
      if (results[0] === 'stops') look.stop();
      look.take();
      await setImmediate();
    }
    return told;
  }

  it('that fails is told once', async () => expect(await tellOf('fails', 'fails')).toBe(1));
  it('that fails after it has worked is told again', async () =>
    expect(await tellOf('fails', 'works', 'fails')).toBe(2));
  it('that fails as the process stops is not told', async () =>
    expect(await tellOf('works', 'stops')).toBe(0));
});
