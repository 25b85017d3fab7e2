import { ApiProperty } from '@nestjs/swagger';
import { STORY_FIELDS, type StoryField } from '../testimonial.entity.js';
import { IsOptional, IsString } from 'class-validator';
import { StoryDto } from './story.dto.js';
import { LEAST_QUOTE, QuoteField } from './testimonial-fields.js';

/** The form of a story's author. It works without scripts, so all values are text. */
export class CorrectStoryDto extends StoryDto {
  @QuoteField(LEAST_QUOTE.visitor)
  quote: string;

  @IsOptional()
  @IsString()
  version?: string;
}

export class AuthorLinkDto {
  @ApiProperty({
    example: 'https://www.example.org/your-story/Zk3v…',
    description: 'A secret: its holder can correct or withdraw the story.',
  })
  link: string;
}

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
