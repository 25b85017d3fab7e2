import { ApiProperty } from '@nestjs/swagger';
import { IdListField } from '../../../common/validation/id-list-field.js';
import { SetSyncRuleDto } from '../../../common/validation/set-sync-rule.dto.js';

export class BulkUpdateUdemyCoursesDto extends SetSyncRuleDto {
  @IdListField({
    label: 'Ids',
    example: ['x010SgCHN9hvyFtzUBB-zS3_Q=='],
    description: 'Ids that no course has are passed over.',
  })
  ids: string[];
}

export class UpdatedUdemyCoursesDto {
  @ApiProperty({ type: 'integer', example: 2 })
  updated_count: number;

  @ApiProperty({
    type: [String],
    example: ['x010SgCHN9hvyFtzUBB-zS3_Q=='],
    description: 'Without those that had this rule already, and those that no course has.',
  })
  updated_ids: string[];
}
