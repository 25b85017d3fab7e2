import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { OverrideField } from '../../../common/overridable-fields.js';
import { PLATFORMS, type PlatformName } from '../../../common/platforms.js';
import type { SyncRule } from '../../../common/sync-rule.js';
import { LinkedUdemyCourseDto } from '../../entities/linked-courses.entity.js';
import { CourseDifferenceDto } from '../../differences/course-difference.dto.js';
import { COURSE_NEEDS, type CourseNeed } from '../admin/course-needs.queries.js';
import { PlatformChangeDto } from './admin-course.dto.js';
import { PaymentOptionDto } from './payment-option.dto.js';

type Type = 'string' | 'integer' | 'boolean';

const column = (type: Type, example: unknown[]) =>
  ApiProperty({ type: 'array', items: { type }, example });

const sparse = (type: Type, example: unknown[], description?: string) =>
  ApiProperty({ type: 'array', items: { type, nullable: true }, example, description });

const lists = (items: object, description?: string, example: unknown[] = [[]]) =>
  ApiProperty({ type: 'array', items: { type: 'array', items }, example, description });

const of = (dto: Parameters<typeof getSchemaPath>[0]) => ({ $ref: getSchemaPath(dto) });

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * The courses of the back office as one array per field, which compresses a third better than objects. The values of a
 * course have the same index in every array.
 */
@ApiExtraModels(PaymentOptionDto, PlatformChangeDto, CourseDifferenceDto, LinkedUdemyCourseDto)
export class AdminCourseCardsDto {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', isArray: true, example: ['thinkific'] })
  platform: PlatformName[];

  @ApiProperty({ type: 'array', items: { type: 'integer', format: 'int64' }, example: [2200451] })
  thinkific_id: number[];

  @column('string', ['Retrieval-Augmented Generation in Practice'])
  thinkific_name: string[];

  @sparse('string', ['https://cdn.example.org/rag.jpg'])
  thinkific_image_url: (string | null)[];

  @lists(of(PaymentOptionDto), 'The payment options; show the first one.')
  thinkific_payment_options: PaymentOptionDto[][];

  @sparse('string', ['AI'])
  thinkific_category: (string | null)[];

  @sparse('string', ['6 weeks'])
  thinkific_duration: (string | null)[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'date-time', nullable: true },
    example: [null],
  })
  thinkific_removed_at: (string | null)[];

  @column('boolean', [true])
  is_visible: boolean[];

  @column('boolean', [false])
  is_featured: boolean[];

  @column('string', ['Retrieval-Augmented Generation'])
  display_title: string[];

  @sparse('string', ['Data'])
  display_category: (string | null)[];

  @sparse('string', ['Intermediate'])
  display_level: (string | null)[];

  @sparse('string', ['10 weeks'])
  display_duration: (string | null)[];

  @sparse('string', ['Cohort'])
  display_format: (string | null)[];

  @sparse('integer', [199])
  display_price: (number | null)[];

  @sparse('string', ['https://example.org/images/rag.png'])
  display_image_url: (string | null)[];

  @sparse(
    'string',
    ['Ask your own documents.'],
    'The beginning of the shown description, as plain text.',
  )
  description: (string | null)[];

  @lists(named('OverrideField'), undefined, [['level']])
  overridden_fields: OverrideField[][];

  @lists(
    { type: 'string', enum: [...COURSE_NEEDS] },
    'Why the dashboard lists a course as needing an admin; mostly empty.',
    [['incomplete']],
  )
  needs: CourseNeed[][];

  @lists(of(PlatformChangeDto), 'Mostly empty; long values are shortened.')
  platform_changes: PlatformChangeDto[][];

  @ApiProperty({ type: 'array', items: named('SyncRule') })
  sync_rule: SyncRule[];

  @lists(of(CourseDifferenceDto), 'The difference that the sync rule holds back: none or one.')
  difference: CourseDifferenceDto[][];

  @lists(of(LinkedUdemyCourseDto), 'The linked Udemy course: none or one.')
  linked: LinkedUdemyCourseDto[][];

  @column('string', ['"3"'])
  etag: string[];
}
