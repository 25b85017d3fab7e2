import type { EntityManager } from 'typeorm';
import type { NewWebhookEvent } from './change.js';

export async function queueWebhookEvents(
  manager: Pick<EntityManager, 'query'>,
  news: readonly NewWebhookEvent[],
): Promise<void> {
  await manager.query(
    `INSERT INTO webhook_deliveries (endpoint_id, event, subject, created_at)
     SELECT endpoint.id, news.event, news.subject, min(news.at)
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS news (event, subject, at)
     JOIN webhook_endpoints AS endpoint ON is_active AND news.event = ANY (endpoint.events)
     GROUP BY endpoint.id, news.event, news.subject ORDER BY min(news.at)`,
    [news.map(({ event }) => event), news.map(({ subject }) => subject), news.map(({ at }) => at)],
  );
}
