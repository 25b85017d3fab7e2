import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { BooleanField } from '../../common/validation/choice-field.js';
import { IdListField } from '../../common/validation/id-list-field.js';
import { SyncChangeDto } from './sync-change.dto.js';

export class UndoSyncRunDto {
  @IdListField({
    label: 'Course ids',
    optional: true,
    example: ['2200451'],
    description: 'Limits the undo to these courses; all if absent.',
  })
  course_ids?: string[];

  @BooleanField({
    label: 'Skip touched',
    default: false,
    description:
      'Skips courses that later runs have changed again. Otherwise such a course makes the request fail.',
  })
  skip_touched: boolean = false;

  @BooleanField({
    label: 'Freeze',
    default: false,
    description: 'Freezes the reverted courses, so that no sync changes them again.',
  })
  freeze: boolean = false;
}

export class UndoChangeDto extends SyncChangeDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The newest run that has changed the course again, so that it cannot be reverted.',
    example: null,
  })
  touched_by: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When that run began.',
    example: null,
  })
  touched_at: string | null;
}

export class UndoPlanDto {
  @ApiProperty({
    type: [UndoChangeDto],
    description: 'What an undo would do, courses that cannot be reverted first.',
  })
  changes: UndoChangeDto[];

  @ApiProperty({ type: 'integer', example: 12, description: 'Courses that can be reverted.' })
  possible: number;

  @ApiProperty({ type: 'integer', example: 3, description: 'Courses changed again since.' })
  touched: number;

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
