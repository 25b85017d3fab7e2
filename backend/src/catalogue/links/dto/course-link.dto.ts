import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ChoiceField } from '../../../common/validation/choice-field.js';
import { TextField } from '../../../common/validation/text-field.js';

/** `open` until an admin decides. */
const DECISIONS = ['open', 'same', 'different'] as const;
export type CourseLinkDecision = (typeof DECISIONS)[number];

const DECISION = { choices: DECISIONS, name: 'CourseLinkDecision' };

export class DecideCourseLinkDto {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @TextField({ label: 'Thinkific id', example: '2200451', description: 'Also as a number.' })
  thinkific_id: string;

  @TextField({ label: 'Udemy id', example: 'x010SgCHN9hvyFtzUBB-zS3_Q==', trim: false })
  udemy_id: string;

  @ChoiceField({ label: 'CourseLinkDecision', ...DECISION })
  decision: CourseLinkDecision;

  /** The expected current decision; the request is refused if it differs. */
  @ChoiceField({ label: 'Expected', ...DECISION, optional: true })
  expected?: CourseLinkDecision;
}

export class CourseLinkDto {
  @ApiProperty({ type: 'integer', format: 'int64', example: 2200451 })
  thinkific_id: number;

  @ApiProperty({ example: 'Tide Tables', description: 'The shown title.' })
  thinkific_title: string;

  @ApiProperty({ example: 'x010SgCHN9hvyFtzUBB-zS3_Q==' })
  udemy_id: string;

  @ApiProperty({ example: 'Reading Tide Tables' })
  udemy_title: string;
}

export class DecidedCourseLinkDto extends CourseLinkDto {
  @ApiProperty({ enum: DECISIONS, enumName: 'CourseLinkDecision', example: 'same' })
  decision: CourseLinkDecision;

  @ApiProperty({
    enum: DECISIONS,
    enumName: 'CourseLinkDecision',
    example: 'open',
    description: 'The previous decision, to undo this one.',
  })
  before: CourseLinkDecision;
}

export class SuggestedCourseLinksDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 1,
    description: 'The total number.',
  })
  total: number;

  @ApiProperty({ type: [CourseLinkDto], description: 'At most 50, the most similar first.' })
  links: CourseLinkDto[];
}
