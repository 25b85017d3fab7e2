import { IsOptional, IsString } from 'class-validator';
import { StoryDto } from './story.dto.js';
import { LEAST_QUOTE, QuoteField } from './testimonial-fields.js';

/** What the form of a story's author sends; it needs no code, so all of it is text. */
export class CorrectStoryDto extends StoryDto {
  @QuoteField(LEAST_QUOTE.visitor)
  quote: string;

  /** Of the story that the form showed. */
  @IsOptional()
  @IsString()
  version?: string;
}
