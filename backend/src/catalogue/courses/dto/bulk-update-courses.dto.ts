import { ApiProperty, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import type { SyncRule } from '../../../common/sync-rule.js';
import { BooleanField, ChoiceField } from '../../../common/validation/choice-field.js';
import { IdListField, MOST_IDS } from '../../../common/validation/id-list-field.js';
import { SYNC_RULE } from '../../../common/validation/set-visibility.dto.js';
import { MayBeAbsent } from '../../../common/validation/limits.js';
import { THINKIFIC_ID } from './list-courses.query.js';
import { SaveCourseOverrideDto } from './save-course-override.dto.js';

const ETAGS = { message: `Etags must be a list of at most ${MOST_IDS} entity tags` };
const EACH_ETAG = { ...ETAGS, each: true };
const MAX_ETAG = 32;

/** Missing fields stay as they are; null or empty restores the platform's category or level. At least one is needed. */
export class BulkUpdateCoursesDto extends PickType(SaveCourseOverrideDto, ['category', 'level']) {
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toText) : value))
  @IdListField({
    label: 'Ids',
    pattern: THINKIFIC_ID,
    example: ['2200451', '2200452'],
    description: 'Unknown ids are ignored.',
  })
  ids: string[];

  @ApiProperty({
    type: 'array',
    required: false,
    items: { type: 'string', maxLength: MAX_ETAG },
    maxItems: MOST_IDS,
    example: ['"3"', '"0"'],
    description:
      'The last known `etag` of each id. Courses that have changed since are skipped. ' +
      'Without them the last write wins.',
  })
  @MayBeAbsent()
  @IsArray(ETAGS)
  @ArrayMaxSize(MOST_IDS, ETAGS)
  @IsString(EACH_ETAG)
  @MaxLength(MAX_ETAG, EACH_ETAG)
  etags?: string[];

  @BooleanField({
    label: 'Visibility',
    optional: true,
    description: 'Courses that the platform has removed are skipped.',
  })
  is_visible?: boolean;

  @BooleanField({
    label: 'Featured',
    optional: true,
    description:
      'Whether they come first among the three courses of the home page. ' +
      'Courses that the platform has removed are skipped.',
  })
  is_featured?: boolean;

  @ChoiceField({ ...SYNC_RULE, optional: true })
  sync_rule?: SyncRule;
}

class UpdatedCourseDto {
  @ApiProperty({ type: 'integer', format: 'int64', example: 2200451 })
  thinkific_id: number;

  @ApiProperty({ example: '"4"', description: 'Its version now.' })
  etag: string;
}

export class UpdatedCoursesDto {
  @ApiProperty({ type: 'integer', example: 2 })
  updated_count: number;

  @ApiProperty({
    type: [UpdatedCourseDto],
    description: 'The changed courses, without skipped ones and those that already had the values.',
  })
  updated: UpdatedCourseDto[];
}

function toText(id: unknown): unknown {
  return Number.isSafeInteger(id) ? String(id) : id;
}
