import { TextField } from '../../common/validation/text-field.js';
import { StoryDto } from './story.dto.js';
import { LEAST_QUOTE, QuoteField } from './testimonial-fields.js';

export class SubmitTestimonialDto extends StoryDto {
  @QuoteField(LEAST_QUOTE.visitor)
  quote: string;

  @TextField({
    label: 'Subject',
    example: '',
    description:
      'Leave it out: the form keeps this field out of sight, so that what stands in it was written ' +
      'by a program. Such a story is kept, and waits behind all others.',
    min: 0,
    max: 10_000,
    optional: true,
  })
  subject?: string;
}
