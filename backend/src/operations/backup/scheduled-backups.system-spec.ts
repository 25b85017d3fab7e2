import { jest } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp } from '../../../test/create-test-app.js';
import { createTestDatabase } from '../../../test/database.js';
import { runCommand } from '../../../test/program.js';
import { until } from '../../../test/until.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { BackupsService } from './backups.service.js';

const PASSPHRASE = 'a passphrase of the tests';
const OLD = ['01', '02', '03'].map((day) => `lectern-2020-01-${day}T00-00-00Z.zip`);

describe('scheduled backups', () => {
  it('are missed by the log once, and not at each scrape, where their folder cannot be read', async () => {
    await using resources = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-backups-'));
    resources.defer(() => rm(folder, { recursive: true }));
    const place = join(folder, 'place');
    await writeFile(place, '');
    const log = new CapturedLog();
    const test = await createTestApp({ env: { BACKUP_DIR: place }, log });
    resources.defer(() => test.close());
    const backups = test.app.get(BackupsService);
    const reported = () =>
      log.lines.filter(({ msg }) => msg === 'Could not read the age of the newest backup.').length;
    let ahead = 0;
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    resources.defer(() => clock.mockRestore());
    const lookAgain = async () => {
      ahead += 61_000;
      await backups.age();
    };
    await backups.age();
    await lookAgain();
    expect(reported()).toBe(1);
    await rm(place);
    await lookAgain();
    await writeFile(place, '');
    await lookAgain();
    expect(reported()).toBe(2);
  });

  it('are made by one of all replicas, encrypted, and the newest are kept', async () => {
    await using resources = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-backups-'));
    resources.defer(() => rm(folder, { recursive: true }));
    for (const name of [...OLD, 'of-somebody-else.zip']) await writeFile(join(folder, name), '');
    const database = await createTestDatabase();
    resources.defer(() => database.drop());
    const env = {
      BACKUP_CRON: '30 2 * * *',
      BACKUP_DIR: folder,
      BACKUP_KEEP: '2',
      BACKUP_PASSPHRASE: PASSPHRASE,
      METRICS_PORT: '0',
    };
    const replicas = await Promise.all([
      createTestApp({ env, database }),
      createTestApp({ env, database }),
    ]);
    const running = resources.use(new AsyncDisposableStack());
    for (const replica of replicas) running.defer(() => replica.close());
    const [metrics] = replicas.map(({ app }) => app.get(MetricsService));
    await metrics?.listen();
    await until(async () => !(await readdir(folder)).includes(OLD[1] ?? ''));
    const jobs = `SELECT FROM jobs.job WHERE name = 'backups' AND state <= 'active'`;
    await until(async () => (await database.query(jobs)).length === 0);
    const names = await readdir(folder);
    const made = names.filter((name) => name.endsWith('.zip.enc'));
    expect(made).toHaveLength(1);
    expect(names.toSorted()).toEqual([OLD[2], ...made, 'of-somebody-else.zip'].toSorted());
    const text = await (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text();
    const age = Number(/^lectern_backup_age_seconds (\S+)$/m.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(24 * 3_600);
    await running.disposeAsync();

    const target = await createTestDatabase({ empty: true });
    resources.defer(() => target.drop());
    const restored = await runCommand('restore', [join(folder, made[0] ?? '')], {
      DATABASE_URL: target.url,
      BACKUP_PASSPHRASE: PASSPHRASE,
    });
    expect(restored).toMatchObject({ code: 0, errors: '' });
  });

  it('are made although a clock was once wrong, and what it made goes first', async () => {
    await using resources = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-backups-'));
    resources.defer(() => rm(folder, { recursive: true }));
    const ofFuture = `lectern-${new Date().getUTCFullYear() + 5}-01-01T00-00-00Z.zip`;
    await writeFile(join(folder, ofFuture), '');
    const env = { BACKUP_CRON: '30 2 * * *', BACKUP_DIR: folder, BACKUP_KEEP: '1' };
    const test = await createTestApp({ env });
    resources.defer(() => test.close());
    await until(async () => !(await readdir(folder)).includes(ofFuture));
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^lectern-2\S+Z\.zip$/)]);
    const { newest, isOverdue } = await test.app.get(BackupsService).state();
    expect(newest?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(isOverdue).toBe(false);
  });

  it('that failed are tried again after a pause, however often somebody looks', async () => {
    await using resources = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-backups-'));
    resources.defer(() => rm(folder, { recursive: true }));
    const place = join(folder, 'place');
    await symlink(join(folder, 'later'), place);
    const database = await createTestDatabase();
    resources.defer(() => database.drop());
    const env = { BACKUP_CRON: '30 2 * * *', BACKUP_DIR: place };
    const states = async () => {
      const jobs = await database.query<{ state: string }>(
        `SELECT state FROM jobs.job WHERE name = 'backups'`,
      );
      return jobs.map(({ state }) => state);
    };
    const first = await createTestApp({ env, database });
    resources.defer(() => first.close());
    await until(async () => (await states()).includes('retry'));
    const second = await createTestApp({ env, database });
    resources.defer(() => second.close());
    await mkdir(join(folder, 'later'));
    await database.query(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`);
    await until(async () => (await readdir(place)).some((name) => name.endsWith('.zip')));
    await until(async () => (await states()).includes('completed'));
    expect(await states()).toEqual(['completed']);
  });
});
