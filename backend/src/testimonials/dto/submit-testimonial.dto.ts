import { StoryDto } from './story.dto.js';
import { LEAST_QUOTE, QuoteField } from './testimonial-fields.js';

/** What a visitor tells. */
export class SubmitTestimonialDto extends StoryDto {
  @QuoteField(LEAST_QUOTE.visitor)
  quote: string;
}
