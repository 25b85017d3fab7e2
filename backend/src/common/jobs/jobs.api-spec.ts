import { setTimeout as delay } from 'node:timers/promises';
import { createJobsTest, type JobsTest } from '../../../test/create-jobs-test.js';
import { createTestApp } from '../../../test/create-test-app.js';
import { until } from '../../../test/until.js';
import { UnavailableError } from '../problem/app-error.js';
import { createBoss } from './create-boss.js';
import type { JobQueue, Work } from './queue.js';

interface Greeting {
  name: string;
}

const GREETINGS: JobQueue<Greeting> = {
  name: 'greetings',
  atOnce: 10,
  retries: { limit: 1, pause: 1, longest: 1 },
  remembered: 1,
};
const ALONE: JobQueue<Greeting> = { ...GREETINGS, name: 'alone', isAlone: true, atOnce: 1 };
const ID = '7f000001-0000-4000-8000-000000000001';

describe('jobs', () => {
  let test: JobsTest;

  beforeEach(async () => {
    test = await createJobsTest();
  });
  afterEach(() => test.close());

  const greeter = (work: Work<Greeting>, queue = GREETINGS) =>
    test.addWorker((jobs) => jobs.workOn(queue, work));
  const names = (jobs: { data: Greeting }[]) => jobs.map(({ data }) => data.name);
  const states = async () =>
    (
      await test.database.query<{ state: string }>(
        'SELECT state FROM jobs.job ORDER BY created_on, id',
      )
    ).map(({ state }) => state);

  it('are kept with what a transaction writes, or not at all, and once by their ids', async () => {
    const { jobs, dataSource } = await greeter(() => Promise.resolve());
    const failing = dataSource.transaction(async (manager) => {
      await jobs.send(GREETINGS, { name: 'Ada' }, { manager });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await states()).toEqual([]);
    expect(await jobs.send(GREETINGS, { name: 'Ada' }, { id: ID })).toBe(true);
    jobs.wake(GREETINGS);
    await until(async () => (await states())[0] === 'completed');
    expect(await jobs.send(GREETINGS, { name: 'Ada' }, { id: ID })).toBe(false);
  });

  it('that wait are done together, each once among all processes', async () => {
    const done: string[][] = [];
    const work: Work<Greeting> = (found) => Promise.resolve(void done.push(names(found)));
    const [one, other] = [await greeter(work), await greeter(work)];
    const all = Array.from({ length: 25 }, (_, n) => `Guest ${n}`);
    await one.dataSource.transaction(async (manager) => {
      for (const name of all) await one.jobs.send(GREETINGS, { name }, { manager });
    });
    one.jobs.wake(GREETINGS);
    other.jobs.wake(GREETINGS);
    await until(async () => (await states()).every((state) => state === 'completed'));
    expect(done.flat().toSorted()).toEqual(all.toSorted());
    expect(done.length).toBeLessThanOrEqual(4);
  });

  it('are tried again after a pause, and given up with a line in the log', async () => {
    let tries = 0;
    const { jobs } = await greeter(() =>
      Promise.reject(new UnavailableError(`Try ${++tries} failed.`)),
    );
    await jobs.send(GREETINGS, { name: 'Ada' });
    jobs.wake(GREETINGS);
    await until(async () => (await states())[0] === 'retry');
    expect(test.log.warnings).toEqual(['greetings: Try 1 failed.']);
    await until(async () => {
      jobs.wake(GREETINGS);
      return (await states())[0] === 'failed';
    });
    expect(test.log.errors).toEqual(['greetings: Try 2 failed. Gave up after 2 attempts: 1']);
  });

  it('whose process is killed in their last try are given up with a line in the log', async () => {
    let hasBegun = false;
    const work: Work<Greeting> = (_jobs, signal) => {
      hasBegun = true;
      return delay(600_000, undefined, { signal });
    };
    const queue = { ...GREETINGS, retries: { limit: 0, pause: 1, longest: 1 } };
    const { jobs, dataSource } = await greeter(work, queue);
    await jobs.send(GREETINGS, { name: 'Ada' }, { id: ID });
    jobs.wake(GREETINGS);
    await until(() => hasBegun);
    await test.database.query(`UPDATE jobs.job SET heartbeat_on = now() - interval '1 hour'`);
    await test.database.query(`UPDATE jobs.queue SET monitor_on = NULL`);
    const boss = createBoss(dataSource, { supervise: false });
    await boss.start();
    await boss.supervise();
    await boss.stop({ graceful: false });
    expect(await states()).toEqual(['failed']);
    await jobs.logDead();
    await jobs.logDead();
    expect(test.log.errors).toEqual([
      `greetings: Gave up job ${ID}, because its last attempt was aborted: job heartbeat timeout`,
    ]);
  });

  it('are notified when their process stops, and go on with another one', async () => {
    const reasons: unknown[] = [];
    let hasBegun = false;
    const first = await greeter(async (_jobs, signal) => {
      hasBegun = true;
      await delay(60_000, null, { signal }).catch(() => reasons.push(signal.reason));
      signal.throwIfAborted();
    });
    await first.jobs.send(GREETINGS, { name: 'Ada' });
    first.jobs.wake(GREETINGS);
    await until(() => hasBegun);
    await first.stop();
    expect(reasons).toMatchObject([{ message: 'Lectern is stopping.' }]);
    expect(await states()).toEqual(['retry']);
    const done: string[] = [];
    const second = await greeter((found) => Promise.resolve(void done.push(...names(found))));
    await until(async () => {
      second.jobs.wake(GREETINGS);
      return (await states())[0] === 'completed';
    });
    expect(done).toEqual(['Ada']);
  });

  it('are waited for when their process stops, so that none is done twice', async () => {
    const seen: string[] = [];
    const worker = await greeter(async (_jobs, signal) => {
      seen.push('begun');
      while (!signal.aborted) await states();
      for (let look = 0; look < 20; look += 1) await states();
      seen.push('done');
    });
    await worker.jobs.send(GREETINGS, { name: 'Ada' });
    worker.jobs.wake(GREETINGS);
    await until(() => seen.length > 0);
    await worker.stop();
    expect(seen).toEqual(['begun', 'done']);
    expect(await states()).toEqual(['completed']);
  });

  it('of one kind wait behind the one that is done, but for one', async () => {
    const begun: (() => void)[] = [];
    const work: Work<Greeting> = () => new Promise((resolve) => void begun.push(resolve));
    const { jobs } = await greeter(work, ALONE);
    expect(await jobs.send(ALONE, { name: 'first' })).toBe(true);
    jobs.wake(ALONE);
    await until(() => begun.length === 1);
    expect(await jobs.send(ALONE, { name: 'next' })).toBe(true);
    expect(await jobs.send(ALONE, { name: 'another' })).toBe(false);
    jobs.wake(ALONE);
    expect(await states()).toEqual(['active', 'created']);
    begun[0]?.();
    await until(() => begun.length === 2);
    expect(await states()).toEqual(['completed', 'active']);
    begun[1]?.();
    await until(async () => (await states()).every((state) => state === 'completed'));
  });

  it('of one kind that fail while another waits for its next try are tried again, too', async () => {
    const { jobs } = await greeter(() => Promise.reject(new UnavailableError('Not now.')), {
      ...ALONE,
      retries: { limit: 1, pause: 60, longest: 60 },
    });
    for (const waiting of [['retry'], ['retry', 'retry']]) {
      await jobs.send(ALONE, { name: 'Ada' });
      jobs.wake(ALONE);
      await until(async () => !/created|active/.test((await states()).join(' ')));
      expect(await states()).toEqual(waiting);
    }
  });

  it('of one kind are done one by one among all processes, at once after each other', async () => {
    const begun: (() => void)[] = [];
    const work: Work<Greeting> = () => new Promise((resolve) => void begun.push(resolve));
    const first = await greeter(work, ALONE);
    await first.jobs.send(ALONE, { name: 'first' });
    first.jobs.wake(ALONE);
    await until(() => begun.length === 1);
    const boss = createBoss(first.dataSource, { supervise: false });
    await boss.start();
    await boss.supervise();
    await boss.stop({ graceful: false });
    await first.jobs.send(ALONE, { name: 'next' });
    let hasLooked = false;
    const second = await test.addWorker((jobs) => {
      jobs.workOn(ALONE, work);
      jobs.workOn(GREETINGS, () => Promise.resolve(void (hasLooked = true)));
    });
    await second.jobs.send(GREETINGS, { name: 'Ada' });
    second.jobs.wake(GREETINGS);
    await until(() => hasLooked);
    expect(begun).toHaveLength(1);
    begun[0]?.();
    await first.stop();
    second.jobs.wake(ALONE);
    await until(() => begun.length === 2);
    begun[1]?.();
    await until(async () => (await states()).every((state) => state === 'completed'));
  }, 30_000);

  describe('while the queue cannot be started', () => {
    const refuse = () =>
      test.database.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'not now'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON jobs.queue EXECUTE FUNCTION refuse()`);
    const allow = () => test.database.query('DROP FUNCTION refuse CASCADE');

    it('are refused, and done once by the same process when it can', async () => {
      const done: string[] = [];
      await refuse();
      const { jobs } = await greeter((found) => Promise.resolve(void done.push(...names(found))));
      await until(() => jobs.isStuck);
      await expect(jobs.send(GREETINGS, { name: 'Ada' })).rejects.toThrow('not now');
      await allow();
      await until(() => !jobs.isStuck);
      expect(test.log.warnings).toEqual(['Could not start the job queue (will retry): not now']);
      await jobs.send(GREETINGS, { name: 'Ada' });
      jobs.wake(GREETINGS);
      await until(async () => (await states())[0] === 'completed');
      expect(done).toEqual(['Ada']);
    });

    it('health says so, and that all is well again', async () => {
      await refuse();
      const app = await createTestApp({ database: test.database });
      const health = async () => (await app.api.get('/api/health')).body;
      try {
        await until(async () => JSON.stringify(await health()).includes('degraded'));
        expect(await health()).toMatchObject({ status: 'degraded', jobs_are_done: false });
        await allow();
        await until(async () => JSON.stringify(await health()).includes('"ok"'));
        expect(await health()).toMatchObject({ status: 'ok', jobs_are_done: true });
      } finally {
        await app.close();
      }
    });
  });
});
