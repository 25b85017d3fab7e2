import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsString,
  MaxLength,
} from 'class-validator';
import { SetSyncRuleDto } from '../../common/validation/set-sync-rule.dto.js';
import { LIMITS } from '../../common/validation/limits.js';

const MAX_COURSES = 500;
const IDS = { message: `Ids must be a list of 1 to ${MAX_COURSES} different ids` };
const EACH_ID = { ...IDS, each: true };

export class BulkUpdateUdemyCoursesDto extends SetSyncRuleDto {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MAX_COURSES,
    uniqueItems: true,
    example: ['x010SgCHN9hvyFtzUBB-zS3_Q=='],
    description: 'Ids that no course has are passed over.',
  })
  @IsArray(IDS)
  @ArrayMinSize(1, IDS)
  @ArrayMaxSize(MAX_COURSES, IDS)
  @ArrayUnique(IDS)
  @IsString(EACH_ID)
  @MaxLength(LIMITS.text, EACH_ID)
  ids: string[];
}

export class UpdatedUdemyCoursesDto {
  @ApiProperty({ type: 'integer', example: 2 })
  updated_count: number;
}
