import { ApiProperty } from '@nestjs/swagger';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';

const HEALTH = ['ok', 'degraded'] as const;

export class HealthDto {
  @ApiProperty({
    enum: HEALTH,
    enumName: 'Health',
    example: 'ok',
    description:
      '`degraded`: all is served, but from the `overdue_syncs` nothing new has come for twice the interval of `SYNC_CRON`, ' +
      'or no jobs are done.',
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
    description: 'False while the queue of jobs could not be started; the log says why.',
  })
  jobs_are_done: boolean;
}
