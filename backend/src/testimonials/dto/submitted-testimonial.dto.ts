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
