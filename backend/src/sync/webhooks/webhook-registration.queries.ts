import { type Manager, queryColumn, queryRow } from '../../common/sql/query.js';
import type { ThinkificWebhook } from '../platforms/thinkific/webhooks.client.js';

/** Events kept to know how often they usually arrive. */
const REMEMBERED = 100;

export interface Registered {
  topic: string;
  webhook_id: string;
  target_url: string;
  registered_at: Date;
}

interface LastEvent {
  topic: string;
  received_at: Date;
}

export function findRegistered(manager: Manager): Promise<Registered[]> {
  return manager.query(
    'SELECT topic, webhook_id, target_url, registered_at FROM thinkific_webhooks ORDER BY topic',
  );
}

/** Replaces what is known to be registered. Unchanged webhooks keep the time of their registration. */
export async function keepRegistered(
  manager: Manager,
  webhooks: readonly ThinkificWebhook[],
): Promise<void> {
  const topics = webhooks.map(({ topic }) => topic);
  await manager.query('DELETE FROM thinkific_webhooks WHERE topic <> ALL ($1)', [topics]);
  await manager.query(
    `INSERT INTO thinkific_webhooks AS kept (topic, webhook_id, target_url)
     SELECT topic, id, target_url
     FROM json_to_recordset($1) AS found (topic text, id text, target_url text)
     ON CONFLICT (topic) DO UPDATE SET webhook_id = excluded.webhook_id,
       target_url = excluded.target_url, registered_at = now()
       WHERE kept.webhook_id <> excluded.webhook_id OR kept.target_url <> excluded.target_url`,
    [JSON.stringify(webhooks)],
  );
}

export async function noteEvent(manager: Manager, topic: string): Promise<void> {
  const [id] = await queryColumn<string>(
    manager,
    'INSERT INTO thinkific_events (topic) VALUES ($1) RETURNING id',
    [topic],
  );
  await manager.query('DELETE FROM thinkific_events WHERE id <= $1::bigint - $2', [id, REMEMBERED]);
}

export async function findLastEvent(manager: Manager): Promise<LastEvent | null> {
  const [last] = await manager.query<LastEvent[]>(
    'SELECT topic, received_at FROM thinkific_events ORDER BY id DESC LIMIT 1',
  );
  return last ?? null;
}

/**
 * Returns since when no event has arrived, if that is longer than twice the usual gap (at least a day) and a sync found
 * changes in this time; else null. Webhooks that are not registered are not silent.
 */
export async function findSilence(manager: Manager): Promise<Date | null> {
  const { since } = await queryRow<{ since: Date | null }>(
    manager,
    `WITH heard AS (
       SELECT greatest(max(received_at), (SELECT max(registered_at) FROM thinkific_webhooks)) AS since,
         greatest(
           interval '1 day',
           (max(received_at) - min(received_at)) / nullif(count(*) - 1, 0)
         ) AS gap
       FROM thinkific_events
     )
     SELECT (SELECT since FROM heard
       WHERE EXISTS (SELECT FROM thinkific_webhooks) AND now() - since > 2 * gap
         AND EXISTS (
           SELECT FROM sync_runs AS run
           WHERE platform = 'thinkific' AND scope = 'platform' AND trigger <> 'undo'
             AND status IN ('succeeded', 'partial') AND started_at > since
             AND added + updated + removed > 0
         )) AS since`,
  );
  return since;
}
