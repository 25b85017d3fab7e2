import { ApiProperty } from '@nestjs/swagger';
import {
  type DisplayValues,
  type OverridableField,
  PLATFORM_FIELDS,
  type PlatformField,
  toColumn,
  withFields,
} from '../../../common/overridable-fields.js';
import { PLATFORMS, type PlatformName } from '../../../common/platforms.js';
import { SYNC_RULES, type SyncRule } from '../../../common/sync-rule.js';
import { LinkedUdemyCourseDto } from '../../entities/linked-courses.entity.js';
import { CourseDifferenceDto } from '../../differences/course-difference.dto.js';
import { PaymentOptionDto } from './payment-option.dto.js';
import type { Promotion } from '../../entities/course-promotion.entity.js';
import type { PlatformValue } from '../../entities/course-override.entity.js';

export const PLATFORM_VALUE = {
  oneOf: [
    { type: 'string', nullable: true },
    { type: 'number' },
    { type: 'array', items: { type: 'string' } },
  ],
};

export class PlatformChangeDto {
  @ApiProperty({ enum: PLATFORM_FIELDS, enumName: 'PlatformField', example: 'price' })
  field: PlatformField;

  @ApiProperty({
    ...PLATFORM_VALUE,
    description:
      'The platform’s former value: a number for the price, a list for the curriculum, plain text otherwise.',
    example: 199,
  })
  old_value: PlatformValue;

  @ApiProperty({ ...PLATFORM_VALUE, description: 'The platform’s current value.', example: 249 })
  new_value: PlatformValue;
}

const text = (example: string, description?: string) =>
  ApiProperty({ type: String, nullable: true, example, description });

function displayType(
  kind: OverridableField['kind'],
): 'integer' | StringConstructor | [StringConstructor] {
  if (kind === 'price') return 'integer';
  return kind === 'list' ? [String] : String;
}

const DisplayFields = withFields<DisplayValues>(
  ({ kind, example, description }) =>
    ApiProperty({ type: displayType(kind), nullable: true, example, description }),
  (name) => `display_${toColumn(name)}`,
);

export class PromotionDto implements Promotion {
  @ApiProperty({ example: 'Autumn term' })
  name: string;

  @ApiProperty({
    type: Number,
    example: 186.75,
    description: 'What visitors pay with the coupon, in the currency of `thinkific_price`.',
  })
  price: number;

  @ApiProperty({ example: 'AUTUMN25' })
  coupon_code: string;

  @ApiProperty({ format: 'date-time', example: '2026-12-04T07:59:59Z' })
  ends_at: string;
}

/**
 * `thinkific_…` is the platform's value, also of another platform, and `display_…` the one shown. Only the title always
 * has both.
 */
export class AdminCourseDto extends DisplayFields {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({ type: 'integer', format: 'int64', example: 2200451 })
  thinkific_id: number;

  @ApiProperty({ example: 'Retrieval-Augmented Generation in Practice' })
  thinkific_name: string;

  @text('<p>Build a question answering system over your own documents.</p>', 'Sanitized HTML.')
  thinkific_description: string | null;

  @text(
    'Build a question answering system over your own documents.',
    'The same as plain text; paragraphs are separated by a blank line.',
  )
  thinkific_description_text: string | null;

  @text('https://cdn.example.org/rag.jpg')
  thinkific_image_url: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 249.5,
    description:
      'The price of the first of `thinkific_payment_options`, in its currency: one payment, or the sum of a payment plan.',
  })
  thinkific_price: number | null;

  @ApiProperty({
    type: [PaymentOptionDto],
    description: 'The payment options; show the first one. Empty without a price.',
  })
  thinkific_payment_options: PaymentOptionDto[];

  @ApiProperty({
    type: PromotionDto,
    required: false,
    description:
      'The running promotion of Thinkific with the lowest price; absent without one, and for prices that are not paid ' +
      'once. Visitors do not see it if the price is overridden.',
  })
  promotion?: PromotionDto;

  @text('AI', 'AI, Data, Software Engineering, or a custom name.')
  thinkific_category: string | null;

  @text('6 weeks')
  thinkific_duration: string | null;

  @ApiProperty({ type: [String], example: ['Embeddings', 'Chunking'], description: 'In order.' })
  thinkific_curriculum: string[];

  @text('https://school.thinkific.com/enroll/2301877?price_id=3400912', 'Where to enrol.')
  thinkific_url: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When a sync no longer found it on the platform; null while it exists there.',
    example: null,
  })
  thinkific_removed_at: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'When a sync last changed the platform’s values.',
    example: '2026-03-01T06:00:21.480Z',
  })
  synced_at: string;

  @ApiProperty({
    example: true,
    description:
      'Shown on the public site: an admin’s choice, else whether the platform sells it. Removed courses never are.',
  })
  is_visible: boolean;

  @ApiProperty({
    example: false,
    description:
      'Whether an admin has featured it. While visible, featured courses come first on the home page, ' +
      'which shows the first three.',
  })
  is_featured: boolean;

  @ApiProperty({
    nullable: false,
    description: 'The overridden title, else the platform’s name. Customized when they differ.',
  })
  display_title: string;

  @text('Ask your own documents.', 'Plain text, as it is shown.')
  display_description_text: string | null;

  @ApiProperty({
    type: [PlatformChangeDto],
    description: 'Overridden fields that the platform has changed since; mostly empty.',
  })
  platform_changes: PlatformChangeDto[];

  @ApiProperty({
    enum: SYNC_RULES,
    enumName: 'SyncRule',
    example: 'follow',
    description:
      '`follow`: syncs apply changes of the platform. `ask`: an admin decides. `frozen`: changes are ignored.',
  })
  sync_rule: SyncRule;

  @ApiProperty({
    type: CourseDifferenceDto,
    required: false,
    description: 'Changes that the sync rule holds back; absent if there are none.',
  })
  difference?: CourseDifferenceDto;

  @ApiProperty({
    type: LinkedUdemyCourseDto,
    required: false,
    description: 'The linked Udemy course; absent without a link.',
  })
  linked?: LinkedUdemyCourseDto;

  @ApiProperty({
    example: '"3"',
    description:
      'The version of the override, for `If-Match`. It changes with each save and removal of the ' +
      'override, and not with syncs or visibility.',
  })
  etag: string;
}
