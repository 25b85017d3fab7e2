import { BooleanField } from '../../common/validation/boolean-field.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '../testimonial.entity.js';
import { StoryDto } from './story.dto.js';
import { LEAST_QUOTE, QuoteField } from './testimonial-fields.js';

export class CreateTestimonialDto extends StoryDto {
  @QuoteField(LEAST_QUOTE.editor)
  quote: string;

  @ChoiceField({
    label: 'Status',
    choices: TESTIMONIAL_STATUSES,
    name: 'TestimonialStatus',
    default: 'approved',
  })
  status: TestimonialStatus = 'approved';

  @BooleanField({ label: 'Visibility', default: true })
  isVisible: boolean = true;
}
