import { ApiProperty } from '@nestjs/swagger';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';

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
