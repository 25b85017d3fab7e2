import { mock } from 'node:test';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { until } from '../../../test/until.js';
import { ScheduledTasksService } from './scheduled-tasks.service.js';

/** Starts the clocks again, and lets an hour pass for them alone. */
function passAnHour({ app }: TestApp): void {
  const tasks = app.get(ScheduledTasksService);
  tasks.beforeApplicationShutdown();
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  tasks.onApplicationBootstrap();
  mock.timers.tick(3_600_000);
  mock.timers.reset();
}

describe('what is due at the hour', () => {
  const log = new CapturedLog();
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ log });
  });
  afterAll(() => test.close());

  const insertSearch = () =>
    test.database.query(
      `INSERT INTO missing_searches (day, term, searches) VALUES ('2020-01-01', 'cobol', 1)`,
    );
  const isPurged = () =>
    until(async () => (await test.database.query('SELECT FROM missing_searches')).length === 0);

  it('is done in turn', async () => {
    await insertSearch();
    const locked = test.dataSource.createQueryRunner();
    const waiting = () =>
      test.database.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
    try {
      await locked.startTransaction();
      await locked.query('LOCK TABLE mails, missing_searches');
      passAnHour(test);
      await until(async () => (await waiting()).length > 0);
      await fetch(`${test.url}/api/health/ready`);
      expect(await waiting()).toHaveLength(1);
    } finally {
      await locked.rollbackTransaction();
      await locked.release();
    }
    await isPurged();
  });

  it('and fails keeps no other', async () => {
    await test.database.query('ALTER TABLE mails RENAME TO mails_away');
    await insertSearch();
    passAnHour(test);
    await isPurged();
    expect(log.lines.find(({ context }) => context === 'MailsService')).toMatchObject({
      level: 40,
      msg: 'Could not delete old mail records (will retry in 1 h).',
      err: { type: 'QueryFailedError' },
    });
  });
});
