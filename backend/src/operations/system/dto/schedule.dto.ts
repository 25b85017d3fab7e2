import { ApiProperty } from '@nestjs/swagger';

const time = { type: String, nullable: true, format: 'date-time' } as const;

export class ScheduleDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '0 */6 * * *',
    description: '`SYNC_CRON`, in UTC; null: off.',
  })
  sync_cron: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '30 2 * * *',
    description: '`BACKUP_CRON`, in UTC; null: off.',
  })
  backup_cron: string | null;

  @ApiProperty({
    ...time,
    example: '2026-03-01T02:30:04.000Z',
    description: 'When the newest backup in `BACKUP_DIR` was made; null: there is none.',
  })
  newest_backup_at: string | null;

  @ApiProperty({ ...time, example: '2026-03-02T02:30:00.000Z' })
  next_backup_at: string | null;

  @ApiProperty({ example: false, description: 'Whether two backups have been missed.' })
  backups_are_overdue: boolean;
}
