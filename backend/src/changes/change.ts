import type { EntityManager } from 'typeorm';
import type { AuditObjectType } from './audit-objects.js';

/** Columns of a row with their values as in JSON. */
export type Values = Record<string, unknown>;

/** One line of the change log: a row that was written, or an act that changes no row. */
export interface Change {
  id: string;
  at: Date;
  table_name: string;
  /** The key of the row, or of the record that it belongs to. */
  record: string | null;
  operation: 'insert' | 'update' | 'delete' | 'act';
  /** Columns that have changed, and those that the table's trigger always records. Null when there was no row. */
  before: Values | null;
  after: Values | null;
}

/** A change of a row with a key. */
export type RecordChange = Change & { record: string };

/** What rules may ask the database for. */
export type Queryable = Pick<EntityManager, 'query'>;

/** What an answer shows, in the words in which rules of the change log say what has changed. */
export type CacheTag =
  | 'courses'
  | 'featured'
  | 'stories'
  | 'udemy'
  | `course ${string}`
  | `stories of ${string}`;

/** What endpoints of other programs can be told of. */
export const WEBHOOK_EVENTS = [
  'course.changed',
  'story.approved',
  'subscriber.confirmed',
  'sync.finished',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What people do to a course, as its history calls it. */
export const COURSE_ACTS = [
  'override',
  'kept',
  'visibility',
  'rule',
  'assignment',
  'joined',
  'parted',
  'declined',
] as const;

/** What the audit log says of a table's changes. */
interface AuditWords {
  type: AuditObjectType;
  /** Columns that it shows. */
  fields: readonly string[];
  /** What it calls those that have another name there. */
  called?: Readonly<Record<string, string>>;
  /** Columns of which it only says that they have changed. */
  hidden?: readonly string[];
}

/** An event for the endpoints of other programs. */
export interface WebhookNews {
  event: WebhookEvent;
  subject: string;
  at: Date;
}

/** What the history of a course says of a change, by column before and after. */
export interface HistoryEntry {
  kind: (typeof COURSE_ACTS)[number];
  fields: Record<string, [before: unknown, after: unknown]>;
}

/** What the changes of one table mean. */
export interface ChangeRule {
  audit?: AuditWords;
  /** What visitors see changed. */
  cacheTags?(
    changes: readonly RecordChange[],
    database: Queryable,
  ): CacheTag[] | Promise<CacheTag[]>;
  webhooks?(
    changes: readonly RecordChange[],
    database: Queryable,
  ): WebhookNews[] | Promise<WebhookNews[]>;
  /** Addresses of pictures that pages show from now on. */
  pictures?(changes: readonly RecordChange[], database: Queryable): unknown[] | Promise<unknown[]>;
  /** Null where the history of a course does not tell it. */
  history?(change: RecordChange): HistoryEntry | null;
}

type Rows = Pick<Change, 'before' | 'after'>;

/** Whether the change gave a column another value. */
export function hasChanged({ before, after }: Rows, column: string): boolean {
  return JSON.stringify(before?.[column] ?? null) !== JSON.stringify(after?.[column] ?? null);
}

/** The columns that have another value, but for some. */
export function changedColumns(change: Rows, but: readonly string[] = []): string[] {
  const columns = new Set([
    ...Object.keys(change.before ?? {}),
    ...Object.keys(change.after ?? {}),
  ]);
  return [...columns].filter((column) => !but.includes(column) && hasChanged(change, column));
}

/** The columns that have another value, each with both. */
export function valuesOf(change: Rows, columns: readonly string[]): HistoryEntry['fields'] {
  const pairs = columns.map((column) => [
    column,
    [change.before?.[column] ?? null, change.after?.[column] ?? null],
  ]);
  return Object.fromEntries(pairs) as HistoryEntry['fields'];
}
