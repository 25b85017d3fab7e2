import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { BooleanField, ChoiceField } from '../../common/validation/choice-field.js';
import { IdsDto, MAX_IDS } from '../../common/validation/ids.dto.js';
import { MayBeAbsent } from '../../common/validation/limits.js';
import { AdminTestimonialDto } from './admin-testimonial.dto.js';

const DECISIONS = ['approved', 'rejected'] as const;
export type ModerationDecision = (typeof DECISIONS)[number];

const VERSION = /^"\d{1,9}"$/;
const ETAGS = {
  message: `Etags must be a list of at most ${MAX_IDS} etags, as the list answers them`,
};

const DecisionField = () =>
  ChoiceField({ label: 'Status', choices: DECISIONS, name: 'ModerationDecision' });

const EtagsField = (description: string) =>
  applyDecorators(
    ApiProperty({
      required: false,
      type: 'array',
      items: { type: 'string', pattern: VERSION.source },
      maxItems: MAX_IDS,
      example: ['"3"', '"1"'],
      description: `The \`etag\` of each, in the order of the ids, ${description}`,
    }),
    MayBeAbsent(),
    IsArray(ETAGS),
    ArrayMaxSize(MAX_IDS, ETAGS),
    Matches(VERSION, { each: true, ...ETAGS }),
  );

const Count = (description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, example: 2, description });

export class SetTestimonialVisibilityDto {
  @BooleanField({ label: 'Visibility' })
  isVisible: boolean;
}

export class SetTestimonialStatusDto {
  @DecisionField()
  status: ModerationDecision;
}

export class DecidedTestimonialDto extends AdminTestimonialDto {
  @ApiProperty({
    example: false,
    description: 'It had the status already: this call has decided nothing.',
  })
  isUnchanged: boolean;
}

export class BulkSetTestimonialStatusDto extends IdsDto {
  @EtagsField(
    'as it was read: those that somebody has changed since stay pending. Without them the last decision counts.',
  )
  etags?: string[];

  @DecisionField()
  status: ModerationDecision;
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

  @ApiProperty({
    type: [String],
    example: ['"4"', '"2"'],
    description: 'The version that each of them has now, in their order.',
  })
  updated_etags: string[];

  @ApiProperty({
    type: [String],
    example: ['60'],
    description: 'Which ones are pending still, as they were changed since they were read.',
  })
  changed_ids: string[];
}

export class ReopenTestimonialsDto extends IdsDto {
  @EtagsField(
    'as the decision made it: those that somebody has changed since stay as they are. Without them every decision of this kind is undone, also those of other admins.',
  )
  etags?: string[];

  @DecisionField()
  status: ModerationDecision;
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
