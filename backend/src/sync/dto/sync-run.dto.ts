import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import {
  SYNC_DECISIONS,
  SYNC_SCOPES,
  SYNC_STATUSES,
  SYNC_TRIGGERS,
  type SyncRun,
  type SyncScope,
  type SyncStatus,
  type SyncTrigger,
} from '../runs/sync-run.entity.js';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';

const PlatformField = () =>
  ChoiceField({ label: 'Platform', choices: PLATFORMS, name: 'PlatformName', optional: true });

export class ListSyncRunsQuery {
  @PlatformField()
  platform?: PlatformName;
}

export class PageSyncRunsQuery extends PageQuery {
  @PlatformField()
  platform?: PlatformName;
}

export class SyncResultDto {
  @ApiProperty({ type: 'integer', example: 27, description: 'Courses that the platform returned.' })
  synced_count: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    example: 2,
    description: 'Records that could not be read; absent when there are none.',
  })
  problem_count?: number;
}

export const UNDO_DAYS = 30;
const DECISIONS = ['none', 'waiting', ...SYNC_DECISIONS] as const;

export class SyncRunDto {
  @ApiProperty({ type: 'integer', example: 17 })
  id: number;

  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({ enum: SYNC_TRIGGERS, enumName: 'SyncTrigger', example: 'schedule' })
  trigger: SyncTrigger;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the user who started it; null for scheduled runs and deleted users.',
    example: 'Ada Lovelace',
  })
  started_by: string | null;

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

  @ApiProperty({
    enum: SYNC_STATUSES,
    enumName: 'SyncStatus',
    example: 'succeeded',
    description:
      '`partial`: completed with problems. `previewed`: compared only. `held`: would remove so much that an admin has to decide. The last two have changed nothing.',
  })
  status: SyncStatus;

  @ApiProperty({
    enum: SYNC_SCOPES,
    enumName: 'SyncScope',
    example: 'platform',
    description: '`courses`: only some, such as changes of a course that an admin has accepted.',
  })
  scope: SyncScope;

  @ApiProperty({ type: 'integer', example: 27, description: 'Courses that the platform returned.' })
  fetched: number;

  @ApiProperty({ type: 'integer', example: 3 })
  added: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'Courses that changed or came back.' })
  updated: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Courses that the platform has removed.',
  })
  removed: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Courses that await an admin because of their sync rule.',
  })
  proposed: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Frozen courses that differ on the platform.',
  })
  frozen: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Records that could not be read. Their courses stay unchanged.',
  })
  problems: number;

  @ApiProperty({
    type: 'integer',
    example: 30,
    description: 'Requests sent to the platform.',
  })
  requests: number;

  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'Responses of the platform read so far.',
  })
  pages_read: number;

  @ApiProperty({
    type: 'integer',
    example: 20,
    description: 'Courses read completely so far.',
  })
  courses_done: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 27,
    description: 'The total; null while unknown.',
  })
  courses_total: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T06:00:22.000Z',
    description: 'The estimated end of reading; null while unknown.',
  })
  expected_at: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Name of the user who cancelled it. It may still run for a moment.',
  })
  cancelled_by: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The run whose changes this one applies or reverts. If this one is `previewed`, the platform has changed since.',
    example: null,
  })
  follows: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it failed or is held, and what to do; null otherwise.',
    example: null,
  })
  error: string | null;

  @ApiProperty({
    enum: DECISIONS,
    enumName: 'SyncDecision',
    description:
      'The decision about a held or previewed run; `overtaken` if a later run replaced it, `waiting` until then, `none` for other runs.',
    example: 'none',
  })
  decision: (typeof DECISIONS)[number];

  @ApiProperty({ type: String, nullable: true, description: 'Name of a user.', example: null })
  decided_by: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', example: null })
  decided_at: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'The time until which it can be undone; null if it cannot.',
    example: '2026-03-31T06:00:21.480Z',
  })
  undo_until: string | null;
}

export class SyncRunPageDto {
  @ApiProperty({ type: [SyncRunDto], description: 'Newest first.' })
  runs: SyncRunDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export function toSyncRunDto(run: SyncRun): SyncRunDto {
  const {
    startedAt,
    finishedAt,
    startedBy,
    decidedAt,
    decidedBy,
    digest: _digest,
    ...others
  } = run;
  const { pagesRead, coursesDone, coursesTotal, expectedAt, cancelledBy, ...more } = others;
  const { cancelledAt: _cancelledAt, wantedAt: _wantedAt, ...rest } = more;
  const isOpen = run.status === 'held' || run.status === 'previewed';
  return {
    ...rest,
    pages_read: pagesRead,
    courses_done: coursesDone,
    courses_total: coursesTotal,
    expected_at: expectedAt?.toISOString() ?? null,
    cancelled_by: cancelledBy?.name ?? null,
    decision: run.decision ?? (isOpen ? 'waiting' : 'none'),
    started_by: startedBy?.name ?? null,
    decided_by: decidedBy?.name ?? null,
    decided_at: decidedAt?.toISOString() ?? null,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    undo_until: undoUntil(run)?.toISOString() ?? null,
  };
}

export function undoUntil({ status, finishedAt, ...run }: SyncRun): Date | null {
  const hasChanged = run.added + run.updated + run.removed > 0;
  const hasWritten = status === 'succeeded' || status === 'partial';
  if (!hasWritten || !hasChanged || finishedAt === null) return null;
  const until = finishedAt.getTime() + UNDO_DAYS * 86_400_000;
  return until > Date.now() ? new Date(until) : null;
}
