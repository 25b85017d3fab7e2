import { ApiProperty, PickType } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsIn } from 'class-validator';
import { OVERRIDE_FIELDS, type OverrideField } from '../../../common/overridable-fields.js';
import { BulkUpdateCoursesDto, UpdatedCoursesDto } from './bulk-update-courses.dto.js';

const CHOICE = { message: `Fields must be a list of ${OVERRIDE_FIELDS.join(', ')}` };

export class BackToSourceDto extends PickType(BulkUpdateCoursesDto, ['ids', 'etags']) {
  @ApiProperty({
    enum: OVERRIDE_FIELDS,
    enumName: 'OverrideField',
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    example: ['price'],
  })
  @ArrayNotEmpty(CHOICE)
  @ArrayUnique(CHOICE)
  @IsIn(OVERRIDE_FIELDS, { ...CHOICE, each: true })
  fields: OverrideField[];
}

export class BroughtBackDto extends UpdatedCoursesDto {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'The id to undo the call with, for half an hour; null if nothing has changed.',
    example: '5b0c2c5e-6f5a-4bd4-9c40-9d1f4f7c1f0a',
  })
  undo_id: string | null;
}
