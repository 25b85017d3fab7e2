import type { SystemDto } from '../../api/generated/model/systemDto';
import { supportText } from './system-facts';

const TIMES = { started_at: '2026-03-01T06:00:00.000Z', seen_at: '2026-03-01T07:00:00.000Z' };

const SYSTEM: SystemDto = {
  lost_secrets: ['UDEMY_API_TOKEN'],
  process: {
    version: '0.1.0',
    node: '24.4.0',
    host: 'web-1',
    pid: 7,
    started_at: '2026-03-01T06:00:00.000Z',
    logged_errors: 2,
    csp_reports: 0,
  },
  replicas: [
    { id: 'a', host: 'web-1', pid: 7, version: '0.2.0', ...TIMES },
    { id: 'b', host: 'web-2', pid: 7, version: '0.1.0', ...TIMES },
  ],
  database: {
    version: '18.1',
    bytes: 48_000_000,
    processes: 3,
    migrations: 60,
    last_migration: 'B2',
    missing_migrations: ['C3'],
    unknown_migrations: [],
    collation_change: null,
  },
  platforms: [
    {
      platform: 'udemy',
      state: 'failed',
      synced_at: '2026-02-28T18:00:07.000Z',
      next_at: null,
      courses: 12,
      curricula_due: 0,
      failures: 2,
      error: 'Udemy answered 503',
      held_run: null,
    },
  ],
  work: {
    mail: 'server',
    mails_waiting: 2,
    mails_given_up: 0,
    webhooks_waiting: 0,
    webhooks_given_up: 3,
    jobs_waiting: 5,
    jobs_given_up: 0,
    jobs_are_done: true,
  },
  folders: [
    { name: 'pictures', free_bytes: 1_000, disk_bytes: 1_000_000_000_000 },
    { name: 'backups', free_bytes: null, disk_bytes: null },
  ],
};

it('tells support all that the screen shows, and marks what is wrong', () => {
  expect(supportText(SYSTEM)).toBe(`This process
  Lectern: 0.1.0
  Node: 24.4.0
  Started: 2026-03-01 06:00 UTC
  Machine: web-1, process 7
  Errors in its log: 2
  Blocked by browsers: 0
  UDEMY_API_TOKEN: Must be entered again under Connections (!)
Replicas
  Versions: 0.1.0, 0.2.0: an update is running, or some replicas were not updated (!)
  web-1, process 7: 0.2.0, since 2026-03-01 06:00 UTC
  web-2, process 7: 0.1.0, since 2026-03-01 06:00 UTC
Database
  PostgreSQL: 18.1
  Size: 48.0 MB
  Used by: 3 processes
  Migrations: 60
  Last migration: B2
  Not run: C3 (!)
Platforms
  Udemy: Failed, last synced 2026-02-28 18:00 UTC, failures in a row: 2. Udemy answered 503 (!)
Schedule
  could not be checked (!)
Mail
  Delivery: Sent through a mail server
  Emails: 2 waiting, 0 failed
Webhooks and jobs
  Webhooks: 0 waiting, 3 failed (!)
  Jobs: 5 waiting, 0 failed
Disks
  Free for pictures: 1.0 kB of 1.0 TB (!)
  Free for backups: No folder here`);
});

it('marks a newer database, a first failure and a queue that nobody works off', () => {
  const { database, platforms, work } = SYSTEM;
  const words = supportText({
    ...SYSTEM,
    database: database && {
      ...database,
      processes: 1,
      unknown_migrations: ['D4'],
      collation_change: 'It changed',
    },
    platforms: platforms?.map((platform) => ({ ...platform, failures: 1 })),
    schedule: {
      sync_cron: null,
      backup_cron: '0 4 * * *',
      newest_backup_at: '2026-02-27T04:00:00.000Z',
      next_backup_at: '2026-03-01T04:00:00.000Z',
      backups_are_overdue: true,
    },
    work: work && { ...work, jobs_are_done: false },
  });
  expect(words.split('\n')).toEqual(
    expect.arrayContaining([
      '  Used by: 1 process',
      '  From a newer version: D4 (!)',
      '  Collation: It changed (!)',
      '  Udemy: Failed, last synced 2026-02-28 18:00 UTC, failures in a row: 1. Udemy answered 503 (!)',
      '  Syncs: Off',
      '  Newest backup: 2026-02-27 04:00 UTC (!)',
      '  Next backup: 2026-03-01 04:00 UTC',
      '  Queue: Not started (!)',
    ]),
  );
});
