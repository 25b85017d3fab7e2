import { ApiProperty } from '@nestjs/swagger';
import { BooleanField } from '../../common/validation/boolean-field.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { IdsDto } from '../../common/validation/ids.dto.js';

const VERDICTS = ['approved', 'rejected'] as const;
export type Verdict = (typeof VERDICTS)[number];

const VerdictField = () =>
  ChoiceField({ label: 'Status', choices: VERDICTS, name: 'TestimonialVerdict' });

const Count = (description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, example: 2, description });

export class SetTestimonialVisibilityDto {
  @BooleanField({ label: 'Visibility' })
  isVisible: boolean;
}

export class SetTestimonialStatusDto {
  @VerdictField()
  status: Verdict;
}

export class BulkSetTestimonialStatusDto extends IdsDto {
  @VerdictField()
  status: Verdict;
}

export class UpdatedCountDto {
  @Count('How many were pending.')
  updated_count: number;

  @ApiProperty({
    type: [String],
    example: ['64', '63'],
    description: 'Which ones, to reopen them.',
  })
  updated_ids: string[];
}

export class ReopenTestimonialsDto extends IdsDto {
  @VerdictField()
  status: Verdict;
}

class ReopenedTestimonialDto {
  @ApiProperty({ example: '64' })
  id: string;

  @ApiProperty({ example: '"4"', description: 'Its version now, for `If-Match`.' })
  etag: string;
}

export class ReopenedCountDto {
  @Count('How many had this status and are pending again.')
  reopened_count: number;

  @ApiProperty({
    type: [ReopenedTestimonialDto],
    description: 'Which ones, so that the next decision can name their version.',
  })
  reopened: ReopenedTestimonialDto[];
}
