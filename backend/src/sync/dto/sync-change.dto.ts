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
    description: '`returned`: the platform had removed it before.',
  })
  kind: ChangeKind;

  @ApiProperty({
    enum: HELD_BY,
    enumName: 'HeldBy',
    example: 'none',
    description:
      'Why the sync rule holds it back: it awaits an admin, an admin has rejected it, or the course is frozen.',
  })
  held_by: HeldBy;

  @ApiProperty({ type: [FieldChangeDto], description: 'Empty for added and removed courses.' })
  fields: FieldChangeDto[];

  @ApiProperty({
    example: false,
    description: 'Whether it was not among the changes of the previewed run.',
  })
  is_new: boolean;
}

export class SyncChangePageDto {
  @ApiProperty({
    type: [SyncChangeDto],
    description: 'Removed courses first, then changed, returned and added ones, by title.',
  })
  changes: SyncChangeDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
