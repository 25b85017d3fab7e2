import { ApiProperty } from '@nestjs/swagger';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';

const LIVENESS = ['live'] as const;
const READINESS = ['ready'] as const;
const DEGRADATIONS = [
  'database-read-only',
  'jobs-not-done',
  'log-not-written',
  'syncs-overdue',
] as const;

export type Degradation = (typeof DEGRADATIONS)[number];

export class LivenessDto {
  @ApiProperty({ enum: LIVENESS, enumName: 'Liveness', example: 'live' })
  status: (typeof LIVENESS)[number];
}

export class ReadinessDto {
  @ApiProperty({ enum: READINESS, enumName: 'Readiness', example: 'ready' })
  status: (typeof READINESS)[number];

  @ApiProperty({
    enum: DEGRADATIONS,
    enumName: 'Degradation',
    isArray: true,
    example: [],
    description:
      'What does not work while pages are served: the database accepts no changes, the job queue could not be ' +
      'started, the log cannot be written, or a platform has had no successful sync for twice the interval of `SYNC_CRON`.',
  })
  degraded: Degradation[];
}

const HEALTH = ['ok', 'degraded'] as const;

export class HealthDto {
  @ApiProperty({
    enum: HEALTH,
    enumName: 'Health',
    example: 'ok',
    description:
      '`degraded`: everything is served, but `overdue_syncs` have had no successful sync for twice the interval of `SYNC_CRON`, ' +
      'or background jobs do not run.',
  })
  status: (typeof HEALTH)[number];

  @ApiProperty({
    enum: PLATFORMS,
    enumName: 'PlatformName',
    isArray: true,
    example: [],
  })
  overdue_syncs: PlatformName[];

  @ApiProperty({
    example: true,
    description: 'False while the job queue could not be started; the log says why.',
  })
  jobs_are_done: boolean;
}
