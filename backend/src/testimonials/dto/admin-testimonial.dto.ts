import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { MailStateDto } from '../../mail/dto/mail-state.dto.js';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '../testimonial.entity.js';
import { CorrectionDto } from './correction.dto.js';
import { StoryMarksDto } from './story-marks.dto.js';
import { TestimonialDto } from './testimonial.dto.js';

export class AdminTestimonialDto extends TestimonialDto {
  @ApiProperty({ enum: TESTIMONIAL_STATUSES, enumName: 'TestimonialStatus', example: 'pending' })
  status: TestimonialStatus;

  @ApiProperty({ example: true, description: 'The public sees it while it is approved, too.' })
  isVisible: boolean;

  @ApiProperty({
    example: false,
    description: 'While it is public, it comes before others on the home page.',
  })
  isFeatured: boolean;

  @ApiProperty({
    example: false,
    description:
      'A program seems to have sent it. Among those that are pending it stands behind all others.',
  })
  isSuspected: boolean;

  @ApiProperty({
    required: false,
    format: 'email',
    example: 'amara@example.org',
    description: 'Of the author, who has confirmed it. Visitors never see it.',
  })
  authorEmail?: string;

  @ApiProperty({
    required: false,
    type: MailStateDto,
    description: 'What became of the mail about the last decision, which waits for ten minutes.',
  })
  authorMail?: MailStateDto;

  @ApiProperty({
    required: false,
    type: CorrectionDto,
    description: 'By its author, of a story that was decided already and is pending again.',
  })
  correction?: CorrectionDto;

  @ApiProperty({ type: StoryMarksDto, description: 'What a moderator should look at twice.' })
  marks: StoryMarksDto;

  @ApiProperty({
    example: '"3"',
    description: 'The version, for `If-Match`. It changes with every change.',
  })
  etag: string;
}

export class AdminTestimonialListDto {
  @ApiProperty({
    type: [AdminTestimonialDto],
    description: 'In the order asked for; of the pending ones, suspected last.',
  })
  testimonials: AdminTestimonialDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-04T10:00:00.000Z',
    description: 'When the list was read, for actions on all that match.',
  })
  as_of: string;
}
