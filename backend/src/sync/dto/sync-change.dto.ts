import { ApiProperty } from '@nestjs/swagger';
import { OVERRIDE_FIELDS } from '../../common/overridable-fields.js';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';

export const CHANGE_KINDS = ['removed', 'changed', 'returned', 'added'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const HELD_BY = ['none', 'ask', 'declined', 'frozen'] as const;
export type HeldBy = (typeof HELD_BY)[number];

const CHANGED_FIELDS = [
  ...OVERRIDE_FIELDS,
  'enrollUrl',
  'position',
  'onSale',
  'hasLifetimeAccess',
  'url',
  'isPaid',
  'visible',
  'rule',
  'staff',
  'joined',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** Characters of a value, enough to see what has changed. */
export const MOST_OF_VALUE = 600;

export class FieldChangeDto {
  @ApiProperty({ enum: CHANGED_FIELDS, enumName: 'ChangedField', example: 'price' })
  field: ChangedField;

  @ApiProperty({
    type: String,
    nullable: true,
    description: `At most ${MOST_OF_VALUE} characters; prices in words, chapters a line each, \`true\` or \`false\`.`,
    example: '$49.50',
  })
  before: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'As `before`.',
    example: '3 payments of $18.00 (total $54.00)',
  })
  after: string | null;

  @ApiProperty({
    example: false,
    description: 'An override stands in for it, so that visitors see no change.',
  })
  is_overridden: boolean;
}

export class SyncChangeDto {
  @ApiProperty({ example: '2200451', description: 'The platform’s id of the course.' })
  course_id: string;

  @ApiProperty({ example: 'Retrieval in Practice' })
  title: string;

  @ApiProperty({
    enum: CHANGE_KINDS,
    enumName: 'ChangeKind',
    example: 'changed',
    description: '`returned`: it was gone from the platform before.',
  })
  kind: ChangeKind;

  @ApiProperty({
    enum: HELD_BY,
    enumName: 'HeldBy',
    example: 'none',
    description:
      'Why it is not written, by the rule of the course: it waits for an admin, who may have declined it, or the course is frozen.',
  })
  held_by: HeldBy;

  @ApiProperty({ type: [FieldChangeDto], description: 'Empty for added and removed courses.' })
  fields: FieldChangeDto[];

  @ApiProperty({
    example: false,
    description: 'It was not among the changes that this run was to write.',
  })
  is_new: boolean;
}

export class SyncChangePageDto {
  @ApiProperty({
    type: [SyncChangeDto],
    description: 'First what is gone, then what has changed, come back and come, by title.',
  })
  changes: SyncChangeDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
