import { ApiProperty } from '@nestjs/swagger';
import {
  type PlatformName,
  PLATFORMS,
  SYNC_STATUSES,
  SYNC_TRIGGERS,
  type SyncRun,
  type SyncStatus,
  type SyncTrigger,
} from '../sync-run.entity.js';

export class SyncRunDto {
  @ApiProperty({ example: 17 })
  id: number;

  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({ enum: SYNC_TRIGGERS, enumName: 'SyncTrigger', example: 'schedule' })
  trigger: SyncTrigger;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:00.012Z' })
  started_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null while it runs.',
    example: '2026-03-01T06:00:21.480Z',
  })
  finished_at: string | null;

  @ApiProperty({ enum: SYNC_STATUSES, enumName: 'SyncStatus', example: 'succeeded' })
  status: SyncStatus;

  @ApiProperty({ example: 27, description: 'Courses that the platform returned.' })
  fetched: number;

  @ApiProperty({ example: 3 })
  added: number;

  @ApiProperty({ example: 1, description: 'Courses that changed or came back.' })
  updated: number;

  @ApiProperty({ example: 0, description: 'Courses that are gone from the platform.' })
  removed: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it failed and what to do; null unless it failed.',
    example: null,
  })
  error: string | null;
}

export function toSyncRunDto(run: SyncRun): SyncRunDto {
  const { startedAt, finishedAt, ...rest } = run;
  return {
    ...rest,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  };
}
