import { ApiProperty } from '@nestjs/swagger';
import { STORY_FIELDS, type StoryField } from '../testimonial.entity.js';

export class CorrectedFieldDto {
  @ApiProperty({ enum: STORY_FIELDS, enumName: 'StoryField', example: 'quote' })
  field: StoryField;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Three months in, I rewrote the report that took us two days.',
    description: 'What stood there before.',
  })
  before: string | null;
}

export class CorrectionDto {
  @ApiProperty({ format: 'date-time', example: '2026-03-14T09:26:53.589Z' })
  at: string;

  @ApiProperty({
    type: [CorrectedFieldDto],
    description: 'What is another than when the story was last decided.',
  })
  fields: CorrectedFieldDto[];
}
