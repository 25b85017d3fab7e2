import { ApiProperty } from '@nestjs/swagger';
import { type PlatformName, PLATFORMS } from '../runs/sync-run.entity.js';

const SYNC_STATES = ['fresh', 'stale', 'failed', 'held', 'running', 'never', 'off'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

export class SyncStatusDto {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({
    enum: SYNC_STATES,
    enumName: 'SyncState',
    example: 'fresh',
    description:
      'Of the latest sync: `stale` when one at least was left out since, without a schedule after a week; `held` when an admin has to decide; `never` when none has succeeded; `off` without credentials.',
  })
  state: SyncState;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T06:00:21.480Z',
    description: 'When the courses were last as on the platform; null if never.',
  })
  synced_at: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T12:00:00.000Z',
    description: 'The next time of `SYNC_CRON`; null when it is not synced by the clock.',
  })
  next_at: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Why the latest sync failed or is held and what to do; null otherwise.',
  })
  error: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'The run that is held; null unless one is.',
  })
  held_run: number | null;
}
