import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from '../common/sql/columns.js';

export const PLATFORMS = ['thinkific', 'udemy'] as const;
export type PlatformName = (typeof PLATFORMS)[number];

export const SYNC_TRIGGERS = ['schedule', 'admin', 'start', 'cli', 'webhook'] as const;
export type SyncTrigger = (typeof SYNC_TRIGGERS)[number];

export const SYNC_STATUSES = ['running', 'succeeded', 'failed'] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

@Entity('sync_runs')
export class SyncRun {
  @PrimaryColumn('bigint', { generated: 'identity', transformer: numeric })
  id: number;

  @Column('text')
  platform: PlatformName;

  @Column('text')
  trigger: SyncTrigger;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('text')
  status: SyncStatus;

  @Column('integer')
  fetched: number;

  @Column('integer')
  added: number;

  @Column('integer')
  updated: number;

  @Column('integer')
  removed: number;

  /** A sentence for the admin; null unless the run failed. */
  @Column('text', { nullable: true })
  error: string | null;
}
