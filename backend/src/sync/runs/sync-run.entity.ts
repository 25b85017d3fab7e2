import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlatformName } from '../../common/platforms.js';
import { numeric } from '../../common/sql/columns.js';
import { User } from '../../identity/users/user.entity.js';

export const SYNC_TRIGGERS = [
  'schedule',
  'admin',
  'start',
  'cli',
  'webhook',
  'undo',
  'curricula',
] as const;
export type SyncTrigger = (typeof SYNC_TRIGGERS)[number];

/** `partial` skipped unreadable records; `previewed` and `held` wrote nothing. */
export const SYNC_STATUSES = [
  'running',
  'succeeded',
  'partial',
  'failed',
  'previewed',
  'held',
  'cancelled',
] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

export const SYNC_SCOPES = ['platform', 'courses'] as const;
export type SyncScope = (typeof SYNC_SCOPES)[number];

export const SYNC_DECISIONS = ['apply', 'keep', 'overtaken'] as const;
export type SyncDecision = (typeof SYNC_DECISIONS)[number];

@Entity('sync_runs')
export class SyncRun {
  @PrimaryColumn('bigint', { generated: 'identity', transformer: numeric })
  id: number;

  @Column('text')
  platform: PlatformName;

  @Column('text')
  trigger: SyncTrigger;

  /** Null for scheduled runs and after the user is deleted. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'started_by' })
  startedBy: Relation<User> | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('text')
  status: SyncStatus;

  @Column('text', { default: 'platform' })
  scope: SyncScope;

  @Column('integer')
  fetched: number;

  @Column('integer')
  added: number;

  @Column('integer')
  updated: number;

  @Column('integer')
  removed: number;

  /** Courses that await an admin because of their sync rule. */
  @Column('integer', { default: 0 })
  proposed: number;

  /** Changed courses that stay as they are because of their sync rule. */
  @Column('integer', { default: 0 })
  frozen: number;

  @Column('integer')
  problems: number;

  @Column('integer')
  requests: number;

  @Column('integer', { name: 'pages_read' })
  pagesRead: number;

  @Column('integer', { name: 'courses_done' })
  coursesDone: number;

  @Column('integer', { name: 'courses_total', nullable: true })
  coursesTotal: number | null;

  @Column('timestamptz', { name: 'expected_at', nullable: true })
  expectedAt: Date | null;

  @Column('timestamptz', { name: 'wanted_at', nullable: true })
  wantedAt: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  /** Null after the user is deleted, and for runs cancelled in the shell. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'cancelled_by' })
  cancelledBy: Relation<User> | null;

  @Column('text', { nullable: true })
  digest: string | null;

  /** The run whose changes this one applies or reverts. */
  @Column('bigint', { nullable: true, transformer: numeric })
  follows: number | null;

  @Column('text', { nullable: true })
  error: string | null;

  /** The decision about a held or previewed run; null while it is pending, and for others. */
  @Column('text', { nullable: true })
  decision: SyncDecision | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'decided_by' })
  decidedBy: Relation<User> | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
