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
      'The state of the latest sync: `stale` if it is older than twice the schedule’s interval (a week without a schedule); `held` if an admin has to decide; `never` if none has succeeded; `off` without credentials.',
  })
  state: SyncState;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T06:00:21.480Z',
    description: 'When the courses last matched the platform; null if never.',
  })
  synced_at: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T12:00:00.000Z',
    description: 'The next scheduled sync or retry; null without a schedule.',
  })
  next_at: string | null;

  @ApiProperty({ type: 'integer', example: 33, description: 'The number of its courses here.' })
  courses: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description:
      'Courses whose curricula are still to be read. This continues after a sync if the platform limits requests.',
  })
  curricula_due: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Consecutive failed syncs. The pause before the next retry doubles with each.',
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
    description: 'The held run, or null.',
  })
  held_run: number | null;
}
