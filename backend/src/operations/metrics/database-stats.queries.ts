import type { Manager } from '../../common/sql/query.js';

/** `failed` counts jobs without further retries; jobs to be retried count as waiting. */
const JOBS = `
  SELECT name AS queue, CASE WHEN state < 'active' THEN 'waiting' ELSE state::text END AS state,
    count(*)::int AS count
  FROM jobs.job WHERE state <= 'active' OR state = 'failed'
  GROUP BY 1, 2`;

const MAILS = `
  SELECT state, count(*)::int AS count, extract(epoch FROM now() - greatest(
    min(created_at), (SELECT max(changed_at) FROM mails WHERE state = 'sent')
  ))::float8 AS idle
  FROM mails WHERE state IN ('waiting', 'refused', 'failed') GROUP BY state`;

const WEBHOOKS = `
  SELECT 'waiting' AS state, count(*)::int AS count FROM webhook_deliveries WHERE state = 'waiting'
  UNION ALL
  SELECT 'failed', count(*)::int FROM webhook_deliveries WHERE state = 'failed'`;

const RUNS = `
  SELECT platform, status, count(*)::int AS count FROM sync_runs
  WHERE started_at > now() - interval '1 day' GROUP BY platform, status`;

const STORIES = `
  SELECT coalesce(sum(total), 0)::int AS count FROM testimonial_counts WHERE status = 'pending'`;

/** Seconds; null when no story waits. Corrected stories wait since their correction. Each half uses an index. */
const OLDEST_STORY = `
  SELECT extract(epoch FROM now() - min(since))::float8 AS age FROM (
    (SELECT created_at AS since FROM testimonials
     WHERE status = 'pending' AND NOT EXISTS (
       SELECT FROM story_authors
       WHERE testimonial_id = testimonials.id AND before_correction IS NOT NULL)
     ORDER BY created_at, id LIMIT 1)
    UNION ALL
    (SELECT corrected_at FROM story_authors JOIN testimonials ON testimonials.id = testimonial_id
     WHERE before_correction IS NOT NULL AND status = 'pending' ORDER BY corrected_at LIMIT 1)
  ) AS waiting`;

interface Counted {
  count: number;
}

export interface CountedStats {
  jobs: (Counted & { queue: string; state: string })[];
  mails: (Counted & { state: string; idle: number })[];
  webhooks: (Counted & { state: string })[];
  runs: (Counted & { platform: string; status: string })[];
  stories: Counted[];
  oldestStory: { age: number | null }[];
}

export async function countStats(manager: Manager): Promise<CountedStats> {
  return {
    jobs: await manager.query(JOBS),
    mails: await manager.query(MAILS),
    webhooks: await manager.query(WEBHOOKS),
    runs: await manager.query(RUNS),
    stories: await manager.query(STORIES),
    oldestStory: await manager.query(OLDEST_STORY),
  };
}
