import type { EntityManager } from 'typeorm';
import { IS_LISTED } from '../marketplace/udemy-course.entity.js';
import type { WebhookMessageDto } from './dto/webhook-message.dto.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { SentEvent } from './webhook-events.js';

type Row = WebhookMessageDto['data'];

/** What is told of the subject ($1), as one row; of a course always, of others while they are there. */
const SUBJECTS: Record<SentEvent, string> = {
  'course.changed': `
    SELECT platform, id, CASE platform
      WHEN 'thinkific' THEN EXISTS (SELECT FROM courses WHERE thinkific_id::text = id AND courses.is_visible)
      ELSE EXISTS (SELECT FROM udemy_courses AS udemy WHERE udemy_id = id AND ${IS_LISTED})
    END AS is_visible
    FROM (SELECT split_part($1, ' ', 1), substr($1, strpos($1, ' ') + 1)) AS course (platform, id)`,
  'story.approved': `
    SELECT id::text FROM testimonials WHERE id = $1::bigint AND status = 'approved' AND is_visible`,
  'subscriber.confirmed': `
    SELECT id::text, email FROM newsletter_subscriptions WHERE id = $1::bigint`,
  'sync.finished': `
    SELECT id::int, platform, trigger, scope, status, added, updated, removed
    FROM sync_runs WHERE id = $1::bigint`,
  'endpoint.tested': 'SELECT $1 AS id',
};

/** The body of a delivery; null when what it is about is gone, or nothing to be told of any more. */
export async function composeMessage(
  manager: EntityManager,
  { event, subject, createdAt }: WebhookDelivery,
): Promise<string | null> {
  const [data] = await manager.query<Row[]>(SUBJECTS[event], [subject]);
  return data ? JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data }) : null;
}
