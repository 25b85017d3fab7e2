import { ApiProperty, PickType } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { OVERRIDE_FIELDS, type OverrideField } from '../platform-values.js';
import { AdminCourseDto } from './admin-course.dto.js';

/** Characters of a description, enough for two lines on the widest screen. */
export const MOST_OF_DESCRIPTION = 300;

/** Characters of each value that the platform has changed. */
export const MOST_OF_CHANGE = 200;

export const CARD_FIELDS = [
  'thinkific_id',
  'thinkific_name',
  'thinkific_image_url',
  'thinkific_price',
  'thinkific_payment_options',
  'thinkific_category',
  'thinkific_duration',
  'thinkific_removed_at',
  'is_visible',
  'is_featured',
  'display_title',
  'display_category',
  'display_level',
  'display_duration',
  'display_format',
  'display_price',
  'display_image_url',
  'platform_changes',
  'sync_rule',
  'difference',
  'joined',
  'etag',
] as const satisfies (keyof AdminCourseDto)[];

/** What a list shows of a course; long values of `platform_changes` are cut. */
export class AdminCourseCardDto extends PickType(AdminCourseDto, CARD_FIELDS) {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: MOST_OF_DESCRIPTION,
    description: 'The beginning of the description that is shown, as plain text.',
    example: 'Ask your own documents.',
  })
  description: string | null;

  @ApiProperty({ enum: OVERRIDE_FIELDS, enumName: 'OverrideField', isArray: true })
  overridden_fields: OverrideField[];
}

export class AdminCoursePageDto {
  @ApiProperty({ type: [AdminCourseCardDto] })
  courses: AdminCourseCardDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({ type: 'integer', example: 64, description: 'Courses without any filter.' })
  total_courses: number;

  @ApiProperty({
    type: [String],
    example: ['AI', 'Data'],
    description: 'Every category that a course is shown with, whatever the filters.',
  })
  categories: string[];

  @ApiProperty({
    type: [String],
    example: ['Advanced', 'Beginner'],
    description: 'Every level that a course has.',
  })
  levels: string[];

  @ApiProperty({
    type: [String],
    example: ['Cohort', 'Self-paced'],
    description: 'Every format that a course has.',
  })
  formats: string[];
}
