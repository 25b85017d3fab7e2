import type { EntityManager } from 'typeorm';
import type { AuditObjectType } from './audit-objects.js';

export type Values = Record<string, unknown>;

export interface Change {
  id: string;
  at: Date;
  table_name: string;
  /** The key of the row, or of the record that the row belongs to. */
  record: string | null;
  operation: 'insert' | 'update' | 'delete' | 'action';
  /** The changed columns, and those that the trigger always records. Null when there was no row. */
  before: Values | null;
  after: Values | null;
}

export type RecordChange = Change & { record: string };

export type Queryable = Pick<EntityManager, 'query'>;

/** The content that a response depends on. Changes invalidate cached responses by these tags; `site` all of them. */
export type CacheTag =
  | 'site'
  | 'campaigns'
  | 'bundles'
  | 'courses'
  | 'featured'
  | 'redirects'
  | 'stories'
  | 'udemy'
  | 'offerings'
  | `course ${string}`
  | `offering ${string}`
  | `stories of ${string}`;

export const WEBHOOK_EVENTS = [
  'course.changed',
  'offering.changed',
  'registration.cancelled',
  'registration.created',
  'story.approved',
  'subscriber.confirmed',
  'sync.finished',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const COURSE_ACTIONS = [
  'override',
  'confirmed',
  'visibility',
  'rule',
  'assignment',
  'linked',
  'unlinked',
  'declined',
] as const;

interface AuditWords {
  type: AuditObjectType;
  fields: readonly string[];
  called?: Readonly<Record<string, string>>;
  /** Columns of which the audit log shows only that they changed. */
  hidden?: readonly string[];
}

export interface NewWebhookEvent {
  event: WebhookEvent;
  subject: string;
  at: Date;
}

export interface HistoryEntry {
  kind: (typeof COURSE_ACTIONS)[number];
  fields: Record<string, [before: unknown, after: unknown]>;
}

export interface ChangeRule {
  audit?: AuditWords;
  cacheTags?(
    changes: readonly RecordChange[],
    database: Queryable,
  ): CacheTag[] | Promise<CacheTag[]>;
  webhooks?(
    changes: readonly RecordChange[],
    database: Queryable,
  ): NewWebhookEvent[] | Promise<NewWebhookEvent[]>;
  /** Returns URLs of pictures that pages show from now on. */
  pictures?(changes: readonly RecordChange[], database: Queryable): unknown[] | Promise<unknown[]>;
  history?(change: RecordChange): HistoryEntry | null;
}

type Rows = Pick<Change, 'before' | 'after'>;

export function hasChanged({ before, after }: Rows, column: string): boolean {
  return JSON.stringify(before?.[column] ?? null) !== JSON.stringify(after?.[column] ?? null);
}

export function changedColumns(change: Rows, but: readonly string[] = []): string[] {
  const columns = new Set([
    ...Object.keys(change.before ?? {}),
    ...Object.keys(change.after ?? {}),
  ]);
  return [...columns].filter((column) => !but.includes(column) && hasChanged(change, column));
}

export function valuesOf(change: Rows, columns: readonly string[]): HistoryEntry['fields'] {
  const pairs = columns.map((column) => [
    column,
    [change.before?.[column] ?? null, change.after?.[column] ?? null],
  ]);
  return Object.fromEntries(pairs) as HistoryEntry['fields'];
}
