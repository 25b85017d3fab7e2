import { ApiProperty } from '@nestjs/swagger';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';

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
      'Of the latest sync: `stale` when it is older than twice the schedule’s interval, without a schedule than a week; `held` when an admin has to decide; `never` when none has succeeded; `off` without credentials.',
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
    description:
      'The next time of `SYNC_CRON`, or of another try after a failure; null when it is not synced by the clock.',
  })
  next_at: string | null;

  @ApiProperty({ type: 'integer', example: 33, description: 'Courses of it that are held here.' })
  courses: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description:
      'Courses whose curricula are still to be read, which goes on after a sync where the platform allows few requests.',
  })
  curricula_due: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description:
      'Syncs in a row that have failed. The pause before the next try doubles with each.',
  })
  failures: number;

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
