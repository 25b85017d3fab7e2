import { loadConfig } from '../../config/load-config.js';
import type { LatestRuns } from '../runs/sync-runs.queries.js';
import { SyncSchedule } from './sync-schedule.js';

/** A Wednesday. */
const at = (time: string) => new Date(`2026-03-04T${time}Z`);

function schedule(syncCron: string | null): SyncSchedule {
  return new SyncSchedule({ ...loadConfig({ DEMO: 'true' }), syncCron });
}

function runs(values: Partial<LatestRuns>): LatestRuns {
  return {
    platform: 'udemy',
    status: 'succeeded',
    error: null,
    started_at: at('06:00:00'),
    finished_at: at('06:01:00'),
    synced_at: null,
    checked_at: null,
    held_run: null,
    held_error: null,
    failures: 0,
    now: at('09:30:00'),
    ...values,
  };
}

describe('the next sync', () => {
  const everySixHours = schedule('0 */6 * * *');

  it('is at the next time after the last start, even if that was missed', () => {
    expect(everySixHours.nextSync(runs({}))).toEqual(at('12:00:00'));
    expect(everySixHours.nextSync(runs({ now: at('23:00:00') }))).toEqual(at('12:00:00'));
    expect(everySixHours.nextSync(runs({ started_at: at('11:59:59') }))).toEqual(at('12:00:00'));
  });

  it('is now before the first', () => {
    expect(everySixHours.nextSync(runs({ started_at: null }))).toEqual(at('09:30:00'));
  });

  it.each([
    [1, '06:02:00'],
    [2, '06:03:00'],
    [4, '06:09:00'],
    [7, '07:01:00'],
    [500, '07:01:00'],
  ])('comes after a growing pause: %d failures', (failures, time) => {
    expect(everySixHours.nextSync(runs({ status: 'failed', failures }))).toEqual(at(time));
  });

  it('is never without a schedule', () => {
    expect(schedule(null).nextSync(runs({ started_at: null }))).toBeNull();
  });
});

describe('courses are stale', () => {
  it.each([
    ['0 */6 * * *', '06:00:30', '18:00:29', false],
    ['0 */6 * * *', '06:00:30', '18:00:31', true],
    ['0 */6 * * *', '11:59:00', '23:58:00', false],
    ['0 5,6 * * *', '04:59:00', '06:58:00', false],
    ['0 5,6 * * *', '04:59:00', '07:00:00', true],
    ['0 5,6 * * *', '05:30:00', '23:59:00', false],
  ])('by "%s", when of %s, at %s: %s', (cron, syncedAt, now, expected) => {
    expect(schedule(cron).isStale(at(syncedAt), at(now))).toBe(expected);
  });

  it('after a week without a schedule', () => {
    const now = at('12:00:00');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect(schedule(null).isStale(daysAgo(6.9), now)).toBe(false);
    expect(schedule(null).isStale(daysAgo(7.1), now)).toBe(true);
  });
});
