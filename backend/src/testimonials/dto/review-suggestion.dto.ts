import { ApiProperty, OmitType } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { CreateTestimonialDto } from './update-testimonial.dto.js';

export class ReviewSuggestionDto {
  @ApiProperty({ example: '9203118', description: 'Opaque.' })
  id: string;

  @ApiProperty({ minimum: 0, maximum: 5, example: 4.5, description: 'Of 5.' })
  rating: number;

  @ApiProperty({ type: String, nullable: true, example: 'Statistics without fear' })
  title: string | null;

  @ApiProperty({
    example: 'I run experiments for a bakery chain. Now I know which of them never had a chance.',
    description: 'Plain text, shortened to what a story may hold.',
  })
  quote: string;

  @ApiProperty({ example: '2201671' })
  courseId: string;

  @ApiProperty({ example: 'Statistics You Will Actually Use' })
  courseTitle: string;

  @ApiProperty({ format: 'date-time', example: '2026-02-11T16:40:00.000Z' })
  reviewedAt: string;
}

export class ReviewSuggestionListDto {
  @ApiProperty({ type: [ReviewSuggestionDto], description: 'The newest first.' })
  suggestions: ReviewSuggestionDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

/** The course is that of the review. */
export class ImportReviewDto extends OmitType(CreateTestimonialDto, ['courseTaken'] as const) {}
