import { ApiProperty } from '@nestjs/swagger';
import { SYNC_RULES, type SyncRule } from '../../../common/sync-rule.js';
import { LinkedThinkificCourseDto } from '../../entities/linked-courses.entity.js';
import { CourseDifferenceDto } from '../../differences/course-difference.dto.js';
import { UdemyCourseDto } from './udemy-course.dto.js';
import { UdemyCouponDto } from './udemy-promotion.dto.js';
import { IdListField } from '../../../common/validation/id-list-field.js';
import { SetSyncRuleDto } from '../../../common/validation/set-visibility.dto.js';

export class BulkUpdateUdemyCoursesDto extends SetSyncRuleDto {
  @IdListField({
    label: 'Ids',
    example: ['x010SgCHN9hvyFtzUBB-zS3_Q=='],
    description: 'Unknown ids are ignored.',
  })
  ids: string[];
}

export class UpdatedUdemyCoursesDto {
  @ApiProperty({ type: 'integer', example: 2 })
  updated_count: number;

  @ApiProperty({
    type: [String],
    example: ['x010SgCHN9hvyFtzUBB-zS3_Q=='],
    description: 'The changed courses, without those that already had the rule.',
  })
  updated_ids: string[];
}

export class StaffAssignmentDto {
  @ApiProperty({ example: '17', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' })
  staff_user_id: string;

  @ApiProperty({ example: 'Maria Santos' })
  staff_name: string;
}

export class AdminUdemyCourseDto extends UdemyCourseDto {
  @ApiProperty({ example: true, description: 'Shown on the public site.' })
  is_visible: boolean;

  @ApiProperty({ type: [StaffAssignmentDto], description: 'By name, including inactive users.' })
  assigned_staff: StaffAssignmentDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When Udemy removed it from the published courses; null while it is published.',
    example: null,
  })
  removed_at: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'When a sync last changed it.',
    example: '2026-03-01T06:00:21.480Z',
  })
  synced_at: string;

  @ApiProperty({ enum: SYNC_RULES, enumName: 'SyncRule', example: 'follow' })
  sync_rule: SyncRule;

  @ApiProperty({
    type: CourseDifferenceDto,
    required: false,
    description: 'Changes that the sync rule holds back; absent if there are none.',
  })
  difference?: CourseDifferenceDto;

  @ApiProperty({
    type: LinkedThinkificCourseDto,
    required: false,
    description: 'The linked Thinkific course; absent without a link.',
  })
  linked?: LinkedThinkificCourseDto;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '1C5B734505D65A010FA3',
    description: 'Added to links while no coupon is valid.',
  })
  referral_code: string | null;

  @ApiProperty({
    type: [UdemyCouponDto],
    description: 'The one that ends first comes first, including those that have ended.',
  })
  coupons: UdemyCouponDto[];
}
