import { ApiProperty } from '@nestjs/swagger';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '../testimonial.entity.js';

const Texts = (example: string[], description: string) =>
  ApiProperty({ type: [String], example, description });

export class SimilarStoryDto {
  @ApiProperty({ example: '58' })
  id: string;

  @ApiProperty({ example: 'Amara Nwosu' })
  studentName: string;

  @ApiProperty({ enum: TESTIMONIAL_STATUSES, enumName: 'TestimonialStatus', example: 'approved' })
  status: TestimonialStatus;

  @ApiProperty({
    type: 'integer',
    minimum: 50,
    maximum: 100,
    example: 86,
    description: 'The part of all three words in a row that both have, in percent.',
  })
  likeness: number;
}

export class StoryMarksDto {
  @Texts(['www.example.org/offer'], 'Addresses on the web in the quote.')
  links: string[];

  @Texts(['amara@example.org'], 'E-mail addresses in the quote.')
  emails: string[];

  @Texts(['+49 30 1234567'], 'What looks like a phone number in the quote.')
  phones: string[];

  @ApiProperty({
    type: [SimilarStoryDto],
    description: 'Other stories that say nearly the same, three at most, the likest first.',
  })
  similar: SimilarStoryDto[];
}
