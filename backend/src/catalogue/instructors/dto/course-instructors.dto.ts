import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID, ValidateIf } from 'class-validator';

const MOST = 10;
const LIST = { message: `Ids must be a list of at most ${MOST} different instructors, or null` };
const ID = '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f';

export class ChooseInstructorsDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: MOST,
    uniqueItems: true,
    nullable: true,
    example: [ID],
    description:
      'In the order of the course page. Empty: the course names nobody. Null: those of Thinkific.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsArray(LIST)
  @ArrayMaxSize(MOST, LIST)
  @ArrayUnique(LIST)
  @IsUUID(undefined, { ...LIST, each: true })
  ids: string[] | null;
}

export class CourseInstructorsDto {
  @ApiProperty({
    type: [String],
    nullable: true,
    example: [ID],
    description: 'The choice of an admin; null if the course names those of Thinkific.',
  })
  ids: string[] | null;

  @ApiProperty({ type: [String], example: [ID], description: 'Those of Thinkific.' })
  platform_ids: string[];
}
