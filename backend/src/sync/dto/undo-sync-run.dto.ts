import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { BooleanField } from '../../common/validation/boolean-field.js';
import { IdListField } from '../../common/validation/id-list-field.js';
import { SyncChangeDto } from './sync-change.dto.js';

export class UndoSyncRunDto {
  @IdListField({
    label: 'Course ids',
    optional: true,
    example: ['2200451'],
    description: 'Only these of the courses that the run has changed; all when absent.',
  })
  course_ids?: string[];

  @BooleanField({
    label: 'Skip touched',
    default: false,
    description:
      'Leave out the courses that later runs have changed again; otherwise one of them refuses it all.',
  })
  skip_touched: boolean = false;

  @BooleanField({
    label: 'Freeze',
    default: false,
    description: 'Freeze the courses that go back, so that no later sync changes them again.',
  })
  freeze: boolean = false;
}

export class UndoChangeDto extends SyncChangeDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The newest run that has changed the course again, so that it cannot go back.',
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
    description: 'What an undo would do: first the courses that cannot go back.',
  })
  changes: UndoChangeDto[];

  @ApiProperty({ type: 'integer', example: 12, description: 'Courses that can go back.' })
  possible: number;

  @ApiProperty({ type: 'integer', example: 3, description: 'Courses changed again since.' })
  touched: number;

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
