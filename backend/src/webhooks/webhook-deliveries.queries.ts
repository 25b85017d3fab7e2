import { type Manager, queryColumn } from '../common/sql/query.js';
import { IS_LISTED } from '../catalogue/entities/udemy-course.entity.js';
import type { LastDeliveryDto } from './dto/webhook-endpoint.dto.js';
import {
  type WebhookMessageDto,
  type SentEvent,
  TEST_EVENT,
  type WebhookEvent,
} from './dto/webhook-message.dto.js';
import type { Attempt } from './post-webhook.service.js';
import type { DeliveryState } from './webhook-delivery.entity.js';

/** Seconds before the first retry; the pause doubles. Longer than an attempt takes. */
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 4 * 3_600;
/** Seconds. The longest pause for an endpoint that does not respond; it starts with `FIRST_PAUSE` and doubles. */
const LONGEST_SILENCE = 15 * 60;
const GIVEN_UP_AFTER = '3 days';
const REMEMBERED = '30 days';
const MOST_MERGED = 1_000;

/** Returns a page of an endpoint's deliveries, newest first. Skipped rows are read from the index only. */
export function findPlaces(
  manager: Manager,
  endpoint: string,
  { page, limit }: { page: number; limit: number },
): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT id FROM webhook_deliveries WHERE endpoint_id = $1
     ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT $3`,
    [endpoint, (page - 1) * limit, limit],
  );
}

export function findDueEndpoints(manager: Manager): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT id FROM webhook_endpoints
     WHERE is_active AND (silent_until IS NULL OR silent_until <= now()) AND EXISTS (
       SELECT FROM webhook_deliveries WHERE endpoint_id = webhook_endpoints.id
         AND state = 'waiting' AND due_at <= now())`,
  );
}

/** Returns the next deliveries of an endpoint. Repeated events about a subject that were not sent yet are merged. */
export function gatherDue(manager: Manager, endpoint: string, most: number): Promise<string[]> {
  return queryColumn(
    manager,
    `WITH due AS (
       SELECT id, event, subject, due_at, created_at, tried_at FROM webhook_deliveries
       WHERE endpoint_id = $1 AND state = 'waiting' AND due_at <= now()
       ORDER BY due_at, id LIMIT ${MOST_MERGED} FOR UPDATE SKIP LOCKED
     ), placed AS (
       SELECT id, due_at, row_number() OVER (
         PARTITION BY event, subject, CASE WHEN tried_at IS NOT NULL THEN id END
         ORDER BY created_at DESC, id) AS place
       FROM due
     ), repeated AS (
       DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM placed WHERE place > 1)
     )
     SELECT id FROM placed WHERE place = 1 ORDER BY due_at, id LIMIT $2`,
    [endpoint, most],
  );
}

/** Claims deliveries. If the process dies, they become due again after the pause. */
export async function takeDue(manager: Manager, ids: readonly string[]): Promise<string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE webhook_deliveries SET tries = tries + 1, tried_at = now(),
       due_at = now() + make_interval(secs => least(${FIRST_PAUSE} * 2 ^ least(tries, 12), ${LONGEST_PAUSE}))
     WHERE id IN (SELECT id FROM webhook_deliveries
                  WHERE id = ANY($1) AND state = 'waiting' AND due_at <= now() FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Responses to these are not stored, because they may contain the address. */
const PERSONAL: WebhookEvent[] = [
  'registration.cancelled',
  'registration.created',
  'subscriber.confirmed',
];

/**
 * Records an attempt.
 * @returns whether the delivery has failed for good
 */
export async function recordAttempt(
  manager: Manager,
  id: string,
  { status, milliseconds, answer, error }: Attempt,
): Promise<boolean> {
  const [rows] = await manager.query<[{ state: DeliveryState }[], number]>(
    `UPDATE webhook_deliveries SET status = $2, milliseconds = $3, error = $5,
       answer = CASE WHEN event <> ALL ($6) THEN $4 END,
       state = CASE WHEN $5::text IS NULL THEN 'delivered'
         WHEN due_at > first_due_at + interval '${GIVEN_UP_AFTER}' THEN 'failed' ELSE 'waiting' END
     WHERE id = $1 AND state = 'waiting' RETURNING state`,
    [id, status, milliseconds, answer, error, PERSONAL],
  );
  return rows[0]?.state === 'failed';
}

export async function drop(manager: Manager, id: string): Promise<void> {
  await manager.query(`UPDATE webhook_deliveries SET state = 'dropped' WHERE id = $1`, [id]);
}

/** Drops deliveries of events that an endpoint no longer subscribes to. */
export async function dropUnwanted(
  manager: Manager,
  endpoint: string,
  events: readonly WebhookEvent[],
): Promise<void> {
  await manager.query(
    `UPDATE webhook_deliveries SET state = 'dropped'
     WHERE endpoint_id = $1 AND state = 'waiting' AND event <> ALL($2)`,
    [endpoint, [...events, TEST_EVENT]],
  );
}

/** Pauses an endpoint that does not respond, longer each time. */
export async function pauseEndpoint(
  manager: Manager,
  { id, url }: { id: string; url: string },
): Promise<void> {
  await manager.query(
    `UPDATE webhook_endpoints SET silences = silences + 1, silent_until = now() +
       make_interval(secs => least(${FIRST_PAUSE} * 2 ^ least(silences, 12), ${LONGEST_SILENCE}))
     WHERE id = $1 AND url = $2`,
    [id, url],
  );
}

export async function resumeEndpoint(manager: Manager, endpoint: string): Promise<void> {
  await manager.query(
    `UPDATE webhook_endpoints SET silences = 0, silent_until = NULL WHERE id = $1 AND silences > 0`,
    [endpoint],
  );
}

/** Also gives up deliveries that are too old, and drops those of disabled endpoints. */
export async function deleteOldDeliveries(manager: Manager): Promise<void> {
  await manager.query(
    `UPDATE webhook_deliveries SET state = CASE WHEN is_active THEN 'failed' ELSE 'dropped' END
     FROM webhook_endpoints AS endpoint WHERE endpoint.id = endpoint_id
       AND state = 'waiting' AND first_due_at < now() - interval '${GIVEN_UP_AFTER}'`,
  );
  await manager.query(
    `DELETE FROM webhook_deliveries WHERE created_at < now() - interval '${REMEMBERED}'`,
  );
}

/** Deliveries that a user requests go before all others of the endpoint ($1). */
const BEFORE_ALL = `least(now(), (
  SELECT min(due_at) - interval '1 ms' FROM webhook_deliveries
  WHERE endpoint_id = $1 AND state = 'waiting'))`;

export async function replay(manager: Manager, endpoint: string, id: string): Promise<boolean> {
  const [, replayed] = await manager.query<[unknown, number]>(
    `UPDATE webhook_deliveries
     SET state = 'waiting', tries = 0, first_due_at = now(), due_at = ${BEFORE_ALL}
     WHERE id = $2 AND endpoint_id = $1`,
    [endpoint, id],
  );
  await makeDue(manager, endpoint);
  return replayed > 0;
}

export async function queueTest(manager: Manager, endpoint: string): Promise<string> {
  const [queued] = await manager.query<[{ id: string }]>(
    `INSERT INTO webhook_deliveries (endpoint_id, event, subject, due_at)
     VALUES ($1, '${TEST_EVENT}', $2, ${BEFORE_ALL}) RETURNING id`,
    [endpoint, endpoint],
  );
  await makeDue(manager, endpoint);
  return queued.id;
}

export async function makeDue(manager: Manager, endpoint: string): Promise<void> {
  await resumeEndpoint(manager, endpoint);
  await manager.query(`SELECT pg_notify('changes', '')`);
}

export async function findLastDeliveries(manager: Manager): Promise<Map<string, LastDeliveryDto>> {
  const rows = await manager.query<{ id: string; state: DeliveryState; at: Date }[]>(
    `SELECT endpoint.id, last.state, last.at FROM webhook_endpoints AS endpoint
     CROSS JOIN LATERAL (
       SELECT state, tried_at AS at FROM webhook_deliveries
       WHERE endpoint_id = endpoint.id AND tried_at IS NOT NULL
       ORDER BY tried_at DESC, id DESC LIMIT 1) AS last`,
  );
  return new Map(rows.map(({ id, state, at }) => [id, { state, at: at.toISOString() }]));
}

const REGISTRATION = `
  SELECT id::text, status, offering_id::text AS "offeringId", name, email
  FROM registrations WHERE id = $1::uuid`;

/** The subject ($1) as one row. Deleted courses are included; other subjects must exist. */
const SUBJECTS: Record<Exclude<SentEvent, 'offering.changed'>, string> = {
  'course.changed': `
    SELECT coalesce(ours.platform, subject.platform) AS platform, id, CASE subject.platform
      WHEN 'udemy' THEN EXISTS (SELECT FROM udemy_courses AS udemy WHERE udemy_id = id AND ${IS_LISTED})
      ELSE coalesce(ours.is_visible, false)
    END AS is_visible
    FROM (SELECT split_part($1, ' ', 1), substr($1, strpos($1, ' ') + 1)) AS subject (platform, id)
    LEFT JOIN courses AS ours ON subject.platform <> 'udemy' AND ours.thinkific_id::text = id`,
  'registration.created': REGISTRATION,
  'registration.cancelled': REGISTRATION,
  'story.approved': `
    SELECT id::text FROM testimonials WHERE id = $1::bigint AND status = 'approved' AND is_visible`,
  'subscriber.confirmed': `
    SELECT id::text, email FROM newsletter_subscriptions WHERE id = $1::bigint`,
  'sync.finished': `
    SELECT id::int, platform, trigger, scope, status, added, updated, removed
    FROM sync_runs WHERE id = $1::bigint`,
  'endpoint.tested': 'SELECT $1 AS id',
};

/** Returns the data of the message, or null when the subject is gone. */
export async function findSubject(
  manager: Manager,
  event: Exclude<SentEvent, 'offering.changed'>,
  subject: string,
): Promise<WebhookMessageDto['data'] | null> {
  const [data] = await manager.query<WebhookMessageDto['data'][]>(SUBJECTS[event], [subject]);
  return data ?? null;
}
