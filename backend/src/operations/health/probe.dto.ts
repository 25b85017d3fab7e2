import { ApiProperty } from '@nestjs/swagger';

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
      'What does not work while pages are served: the database takes no changes, the queue of jobs could not be ' +
      'started, lines of the log wait for room, or nothing new has come from a platform for twice the interval of `SYNC_CRON`.',
  })
  degraded: Degradation[];
}
