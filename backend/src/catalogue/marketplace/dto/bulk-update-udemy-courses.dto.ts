import { ApiProperty } from '@nestjs/swagger';
import { IdListField } from '../../../common/validation/id-list-field.js';
import { SetSyncRuleDto } from '../../../common/validation/set-sync-rule.dto.js';

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
