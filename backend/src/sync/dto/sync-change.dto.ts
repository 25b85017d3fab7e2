import { ApiProperty } from '@nestjs/swagger';
import {
  CHANGE_KINDS,
  type ChangeKind,
  FieldChangeDto,
} from '../../catalogue/differences/field-change.dto.js';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';

const HELD_BY = ['none', 'ask', 'declined', 'frozen'] as const;
export type HeldBy = (typeof HELD_BY)[number];

export class SyncChangeDto {
  @ApiProperty({ example: '2200451', description: 'The platform’s id of the course.' })
  course_id: string;

  @ApiProperty({ example: 'Retrieval in Practice' })
  title: string;

  @ApiProperty({
    enum: CHANGE_KINDS,
    enumName: 'ChangeKind',
    example: 'changed',
    description: '`returned`: it was gone from the platform before.',
  })
  kind: ChangeKind;

  @ApiProperty({
    enum: HELD_BY,
    enumName: 'HeldBy',
    example: 'none',
    description:
      'Why it is not written, by the rule of the course: it waits for an admin, who may have declined it, or the course is frozen.',
  })
  held_by: HeldBy;

  @ApiProperty({ type: [FieldChangeDto], description: 'Empty for added and removed courses.' })
  fields: FieldChangeDto[];

  @ApiProperty({
    example: false,
    description: 'It was not among the changes that this run was to write.',
  })
  is_new: boolean;
}

export class SyncChangePageDto {
  @ApiProperty({
    type: [SyncChangeDto],
    description: 'First what is gone, then what has changed, come back and come, by title.',
  })
  changes: SyncChangeDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
