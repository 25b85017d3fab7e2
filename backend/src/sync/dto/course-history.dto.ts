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
      'The first four are the platform’s; `kept`: the override stays, though the platform has changed under it; `declined`: what the platform had changed of a course that asks first.',
  })
  kind: HistoryKind;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who did it, or asked for the sync; null where nobody did.',
    example: 'Ada Lovelace',
  })
  by: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The sync, or the undo of one, that did it.',
    example: null,
  })
  run: number | null;

  @ApiProperty({ example: false, description: 'The run was an undo.' })
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
