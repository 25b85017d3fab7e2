import { ApiProperty } from '@nestjs/swagger';
import { OVERRIDE_FIELDS } from '../../common/overridable-fields.js';

export const CHANGE_KINDS = ['removed', 'changed', 'returned', 'added'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const CHANGED_FIELDS = [
  ...OVERRIDE_FIELDS,
  'enrollUrl',
  'position',
  'onSale',
  'hasLifetimeAccess',
  'hasCertificate',
  'url',
  'isPaid',
  'visible',
  'rule',
  'staff',
  'linked',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

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
    description: 'Whether an override hides the change from visitors.',
  })
  is_overridden: boolean;
}
