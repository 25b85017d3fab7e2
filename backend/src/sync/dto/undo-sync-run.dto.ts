import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsString,
  MaxLength,
} from 'class-validator';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { BooleanField } from '../../common/validation/boolean-field.js';
import { LIMITS } from '../../common/validation/limits.js';
import { MayBeAbsent } from '../../common/validation/presence.js';
import { SyncChangeDto } from './sync-change.dto.js';

const MAX_COURSES = 500;
const IDS = { message: `Course ids must be a list of 1 to ${MAX_COURSES} different ids` };
const EACH_ID = { ...IDS, each: true };

export class UndoSyncRunDto {
  @ApiProperty({
    type: 'array',
    required: false,
    items: { type: 'string', maxLength: LIMITS.text },
    minItems: 1,
    maxItems: MAX_COURSES,
    uniqueItems: true,
    example: ['2200451'],
    description: 'Only these of the courses that the run has changed; all when absent.',
  })
  @MayBeAbsent()
  @IsArray(IDS)
  @ArrayMinSize(1, IDS)
  @ArrayMaxSize(MAX_COURSES, IDS)
  @ArrayUnique(IDS)
  @IsString(EACH_ID)
  @MaxLength(LIMITS.text, EACH_ID)
  course_ids?: string[];

  @BooleanField({
    label: 'Skip touched',
    default: false,
    description:
      'Leave out the courses that later runs have changed again; otherwise one of them refuses it all.',
  })
  skip_touched: boolean = false;
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
