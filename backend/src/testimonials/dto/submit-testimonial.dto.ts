import { Transform } from 'class-transformer';
import { EmailField, TextField } from '../../common/validation/text-field.js';
import { StoryDto } from './story.dto.js';
import { LEAST_QUOTE, QuoteField } from './testimonial-fields.js';
import { ApiProperty } from '@nestjs/swagger';
import { TestimonialDto } from './testimonial.dto.js';

export class SubmittedTestimonialDto extends TestimonialDto {
  @ApiProperty({
    required: false,
    example: true,
    description:
      'There is a mail on its way to the author: moderators get the story once it is confirmed, with another `id`.',
  })
  awaitsConfirmation?: true;
}

export class SubmitTestimonialDto extends StoryDto {
  @QuoteField(LEAST_QUOTE.visitor)
  quote: string;

  @EmailField({ optional: true })
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  email?: string;

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
