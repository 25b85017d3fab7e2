import { LatestOnly } from './latest-only.js';

const SIGN = Buffer.from(':');

describe('LatestOnly', () => {
  let stream: LatestOnly;
  let next: () => Promise<string | null>;

  beforeEach(() => {
    stream = new LatestOnly();
    const parts = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
    next = async () => (await parts.next()).value?.toString() ?? null;
  });

  it('leaves out what a slow reader has missed', async () => {
    const first = next();
    for (let n = 1; n <= 1_000; n += 1) stream.tell(Buffer.from(String(n)));
    expect(stream.readableLength).toBeLessThan(5);
    const told = [await first, await next()];
    expect(told).toContain('1000');
  });

  it('says nothing twice, and gives a sign of life in place of nothing only', async () => {
    const news = Buffer.from('news');
    stream.tell(news);
    expect(await next()).toBe('news');
    stream.tell(news);
    stream.keepAlive(SIGN);
    expect(await next()).toBe(':');
    stream.tell(Buffer.from('more'));
    stream.keepAlive(SIGN);
    expect(await next()).toBe('more');
    const last = next();
    stream.end();
    expect(await last).toBeNull();
  });
});
