import { Gauge, type Registry } from 'prom-client';
import type { DatabaseStats } from './database-stats.service.js';

/** @returns a function that updates the metrics; null: only the database's absence is reported */
export function measureDatabase(registry: Registry): (figures: DatabaseStats | null) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const up = gauge('lectern_database_up', '1 while the database responds in time.', []);
  const jobs = gauge('lectern_jobs', 'Jobs by state; failed ones are not retried.', [
    'queue',
    'state',
  ]);
  const mails = gauge(
    'lectern_mails',
    'Waiting mails, and mails of the last 90 days that were not delivered.',
    ['state'],
  );
  const mailWait = gauge(
    'lectern_mails_waiting_seconds',
    'Seconds for which mails have been waiting without any being sent; 0 when none waits.',
    [],
  );
  const webhooks = gauge(
    'lectern_webhooks',
    'Waiting webhook deliveries, and failed ones of the last 30 days.',
    ['state'],
  );
  const stories = gauge('lectern_stories_pending', 'Stories that await approval.', []);
  const storyWait = gauge(
    'lectern_stories_waiting_seconds',
    'Seconds for which the oldest pending story has awaited approval; 0 without any.',
    [],
  );
  const age = gauge(
    'lectern_sync_age_seconds',
    'Seconds since the last successful sync of the platform; absent before the first.',
    ['platform'],
  );
  const failures = gauge('lectern_sync_failures', 'Failed syncs since the last success.', [
    'platform',
  ]);
  const runs = gauge('lectern_sync_runs_last_day', 'Sync runs of the last 24 hours.', [
    'platform',
    'status',
  ]);

  return (figures) => {
    for (const each of [jobs, mails, webhooks, age, failures, runs]) each.reset();
    up.set(figures ? 1 : 0);
    if (!figures) {
      for (const each of [stories, mailWait, storyWait]) each.remove();
      return;
    }
    for (const { count } of figures.stories) stories.set(count);
    mailWait.set(figures.mails.find(({ state }) => state === 'waiting')?.idle ?? 0);
    for (const oldest of figures.oldestStory) storyWait.set(oldest.age ?? 0);
    for (const { count, ...labels } of figures.jobs) jobs.set(labels, count);
    for (const { state, count } of figures.mails) mails.set({ state }, count);
    for (const { count, ...labels } of figures.webhooks) webhooks.set(labels, count);
    for (const { count, ...labels } of figures.runs) runs.set(labels, count);
    for (const sync of figures.syncs) {
      const { platform } = sync;
      failures.set({ platform }, sync.failures);
      if (sync.age !== null) age.set({ platform }, sync.age);
    }
  };
}
