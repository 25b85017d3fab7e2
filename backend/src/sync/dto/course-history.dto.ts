import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { COURSE_ACTIONS } from '../../changes/change.js';
import { CHANGE_KINDS, FieldChangeDto } from '../../catalogue/differences/field-change.dto.js';

const HISTORY_KINDS = [...CHANGE_KINDS, ...COURSE_ACTIONS] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export class CourseHistoryEntryDto {
  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:21.480Z' })
  at: string;

  @ApiProperty({
    enum: HISTORY_KINDS,
    enumName: 'HistoryKind',
    example: 'override',
    description:
      'The first four are changes by the platform. `confirmed`: an override was confirmed after the platform had changed; `declined`: changes of the platform were rejected.',
  })
  kind: HistoryKind;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who did it or started the sync; null for the program itself.',
    example: 'Ada Lovelace',
  })
  by: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The sync or undo run that did it.',
    example: null,
  })
  run: number | null;

  @ApiProperty({ example: false, description: 'Whether the run was an undo.' })
  is_undo: boolean;

  @ApiProperty({ type: [FieldChangeDto] })
  fields: FieldChangeDto[];
}

export class CourseHistoryPageDto {
  @ApiProperty({ type: [CourseHistoryEntryDto], description: 'Newest first.' })
  entries: CourseHistoryEntryDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
