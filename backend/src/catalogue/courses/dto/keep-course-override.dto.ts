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
    description: 'Fields that are not overridden are ignored.',
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
      'The last known `new_value` of fields. Fields that the platform has changed since are skipped.',
  })
  @MayBeAbsent()
  @IsObject({ message: 'Seen must be an object' })
  seen?: Record<string, unknown>;
}
