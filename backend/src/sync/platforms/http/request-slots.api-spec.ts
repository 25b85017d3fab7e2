import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { dataSourceOptions } from '../../../database/data-source.js';
import { RequestSlots } from './request-slots.queries.js';

const INTERVAL = 40;
const signal = new AbortController().signal;

describe('slots for requests', () => {
  let database: TestDatabase;
  let processes: DataSource[];

  beforeAll(async () => {
    database = await createTestDatabase();
    processes = await Promise.all(
      [1, 2].map(() => new DataSource(dataSourceOptions(database.url, 4)).initialize()),
    );
  });
  afterAll(async () => {
    for (const process of processes) await process.destroy();
    await database.drop();
  });
  beforeEach(() => database.query('DELETE FROM rate_limits'));

  const slotsOf = (site: string) => processes.map((of) => new RequestSlots(of, site, INTERVAL));
  const take = async (slots: RequestSlots | undefined) => slots?.take(signal);
  const lengthOf = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  /** Of so many slots that several processes take at once. */
  const takeAtOnce = (count: number, slots: RequestSlots[]) =>
    lengthOf(() =>
      Promise.all(Array.from({ length: count }, (_, index) => take(slots[index % slots.length]))),
    );

  it('are spaced over all processes', async () => {
    // A timer may end a millisecond early.
    expect(await takeAtOnce(21, slotsOf('school'))).toBeGreaterThanOrEqual(20 * INTERVAL - 1);
  });

  it('of one site do not wait for another', async () => {
    const [first, second] = [slotsOf('first'), slotsOf('second')];
    await first[0]?.pause(60_000);
    expect(await takeAtOnce(1, second)).toBeLessThan(30_000);
  });

  it('end with a pause of any process, and when the caller stops waiting', async () => {
    const [first, second] = slotsOf('school');
    const paused = await lengthOf(async () => {
      await first?.pause(300);
      await take(second);
    });
    expect(paused).toBeGreaterThanOrEqual(299);
    await first?.pause(60_000);
    const leaving = AbortSignal.timeout(10);
    await expect(second?.take(leaving)).rejects.toThrow('aborted');
  });

  it('are not put off by a clock that was wrong', async () => {
    const [slots] = slotsOf('school');
    await take(slots);
    await database.query('UPDATE rate_limits SET expire = expire + 86400000');
    expect(await lengthOf(() => take(slots))).toBeLessThan(60_000);
  });
});
