import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SyncStatusDto } from '../../../sync/dto/sync-status.dto.js';

const MAIL_WAYS = ['server', 'local', 'off'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

const count = (description: string) => ApiProperty({ type: 'integer', example: 0, description });

export class WaitingWorkDto {
  @ApiProperty({
    enum: MAIL_WAYS,
    enumName: 'MailWay',
    example: 'server',
    description: '`local`: mails are shown at `/demo/mail`. `off`: none are sent.',
  })
  mail: MailWay;

  @count('Waiting mails.')
  mails_waiting: number;

  @count('Mails of the last 90 days that were refused or given up.')
  mails_given_up: number;

  @count('Waiting webhook deliveries.')
  webhooks_waiting: number;

  @count('Webhook deliveries of the last 30 days that were given up after three days.')
  webhooks_given_up: number;

  @count('Waiting jobs of all queues.')
  jobs_waiting: number;

  @count('Recently failed jobs of all queues.')
  jobs_given_up: number;

  @ApiProperty({ example: true, description: 'False while the job queue could not be started.' })
  jobs_are_done: boolean;
}

export class DatabaseStateDto {
  @ApiProperty({ example: '18.1', description: 'The version of PostgreSQL.' })
  version: string;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    example: 48_000_000,
    description: 'Including indexes.',
  })
  bytes: number;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Lectern processes connected to it, of all replicas.',
  })
  processes: number;

  @ApiProperty({ type: 'integer', example: 60, description: 'Migrations that have run.' })
  migrations: number;

  @ApiProperty({ type: String, nullable: true, example: 'RestrictAuditRole1765620000000' })
  last_migration: string | null;

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Migrations of this version that have not run.',
  })
  missing_migrations: string[];

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Migrations of a newer version, which has used the database.',
  })
  unknown_migrations: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description:
      'A change of the collation since the indexes were built, and the commands to repair them.',
  })
  collation_change: string | null;
}

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
    description: 'When the newest backup in `BACKUP_DIR` was created; null: there is none.',
  })
  newest_backup_at: string | null;

  @ApiProperty({ ...time, example: '2026-03-02T02:30:00.000Z' })
  next_backup_at: string | null;

  @ApiProperty({ example: false, description: 'Whether two scheduled backups were missed.' })
  backups_are_overdue: boolean;
}

export class ReplicaDto {
  @ApiProperty({ format: 'uuid', example: '0b8c5d0e-6f0f-4f0a-9c0d-2d7c1f5a7b33' })
  id: string;

  @ApiProperty({ example: 'web-1', description: 'The host name of its machine or container.' })
  host: string;

  @ApiProperty({ type: 'integer', example: 7 })
  pid: number;

  @ApiProperty({ example: '0.1.0', description: 'Of Lectern.' })
  version: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:00.000Z' })
  started_at: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-01T18:20:00.000Z',
    description: 'Its last heartbeat. One is sent every 20 seconds.',
  })
  seen_at: string;
}

const FOLDERS = ['pictures', 'backups'] as const;
export type FolderName = (typeof FOLDERS)[number];

export class FolderDto {
  @ApiProperty({ enum: FOLDERS, enumName: 'SystemFolder', example: 'pictures' })
  name: FolderName;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    nullable: true,
    example: 12_000_000_000,
    description:
      'Free space in bytes; null: the folder is missing, unreadable or replaced by a bucket.',
  })
  free_bytes: number | null;

  @ApiProperty({ type: 'integer', format: 'int64', nullable: true, example: 40_000_000_000 })
  disk_bytes: number | null;
}

export class AnsweringProcessDto {
  @ApiProperty({ example: '0.1.0', description: 'Of Lectern.' })
  version: string;

  @ApiProperty({ example: '24.4.0', description: 'Of Node.' })
  node: string;

  @ApiProperty({ example: 'web-1', description: 'The host name of its machine or container.' })
  host: string;

  @ApiProperty({ type: 'integer', example: 7 })
  pid: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:00.000Z' })
  started_at: string;

  @ApiProperty({ type: 'integer', example: 0, description: 'Logged errors.' })
  logged_errors: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Reported violations of the content security policy.',
  })
  csp_reports: number;
}

/** Parts that did not respond in time are missing. */
export class SystemDto {
  @ApiProperty({ type: AnsweringProcessDto })
  process: AnsweringProcessDto;

  @ApiProperty({
    type: [String],
    example: [],
    description:
      'Stored secrets that `JWT_SECRET` cannot decrypt, so that they must be entered again.',
  })
  lost_secrets: string[];

  @ApiPropertyOptional({ type: DatabaseStateDto })
  database?: DatabaseStateDto | undefined;

  @ApiPropertyOptional({ type: ScheduleDto })
  schedule?: ScheduleDto | undefined;

  @ApiPropertyOptional({ type: [SyncStatusDto] })
  platforms?: SyncStatusDto[] | undefined;

  @ApiPropertyOptional({ type: WaitingWorkDto })
  work?: WaitingWorkDto | undefined;

  @ApiPropertyOptional({ type: [FolderDto] })
  folders?: FolderDto[] | undefined;

  @ApiPropertyOptional({
    type: [ReplicaDto],
    description: 'The running processes. One without a heartbeat for a minute counts as gone.',
  })
  replicas?: ReplicaDto[] | undefined;
}
