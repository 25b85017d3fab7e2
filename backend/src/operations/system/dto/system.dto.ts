import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SyncStatusDto } from '../../../sync/dto/sync-status.dto.js';
import { DatabaseStateDto } from './database-state.dto.js';
import { FolderDto } from './folder.dto.js';
import { ReplicaDto } from './replica.dto.js';
import { ScheduleDto } from './schedule.dto.js';
import { WaitingWorkDto } from './waiting-work.dto.js';

export class AnsweringProcessDto {
  @ApiProperty({ example: '0.1.0', description: 'Of Lectern.' })
  version: string;

  @ApiProperty({ example: '24.4.0', description: 'Of Node.' })
  node: string;

  @ApiProperty({ example: 'web-1', description: 'The name of its machine or container.' })
  host: string;

  @ApiProperty({ type: 'integer', example: 7 })
  pid: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:00.000Z' })
  started_at: string;

  @ApiProperty({ type: 'integer', example: 0, description: 'Lines of errors in its log.' })
  logged_errors: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'What browsers told it that the policy of the pages has blocked.',
  })
  csp_reports: number;
}

/** Parts that did not respond in time are missing. */
export class SystemDto {
  @ApiProperty({ type: AnsweringProcessDto })
  process: AnsweringProcessDto;

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
    description: 'The processes that serve: one that has not been seen for a minute is gone.',
  })
  replicas?: ReplicaDto[] | undefined;
}
