import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsIn } from 'class-validator';
import { PLATFORM_FIELDS, type PlatformField } from '../platform-values.js';

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
}
