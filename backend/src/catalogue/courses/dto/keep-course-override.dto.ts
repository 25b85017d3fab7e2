import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsIn, IsObject } from 'class-validator';
import { PLATFORM_FIELDS, type PlatformField } from '../../../common/overridable-fields.js';
import { MayBeAbsent } from '../../../common/validation/limits.js';
import { PLATFORM_VALUE } from './admin-course.dto.js';

const CHOICE = { message: `Fields must be a list of ${PLATFORM_FIELDS.join(', ')}` };

export class KeepCourseOverrideDto {
  @ApiProperty({
    enum: PLATFORM_FIELDS,
    enumName: 'PlatformField',
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    example: ['price'],
    description: 'Those that are not overridden are passed over.',
  })
  @ArrayNotEmpty(CHOICE)
  @ArrayUnique(CHOICE)
  @IsIn(PLATFORM_FIELDS, { ...CHOICE, each: true })
  fields: PlatformField[];

  @ApiProperty({
    type: 'object',
    additionalProperties: PLATFORM_VALUE,
    selfRequired: false,
    example: { price: 249 },
    description:
      'The `new_value` of fields, as it was read: those for which the platform has another one by now are passed over.',
  })
  @MayBeAbsent()
  @IsObject({ message: 'Seen must be an object' })
  seen?: Record<string, unknown>;
}
