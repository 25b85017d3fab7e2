import { ApiProperty } from '@nestjs/swagger';
import type { StoredDifference } from '../../common/sync-rule.js';
import { toFieldChanges } from './field-changes.js';
import { CHANGE_KINDS, type ChangeKind, FieldChangeDto } from './field-change.dto.js';

export class CourseDifferenceDto {
  @ApiProperty({ enum: CHANGE_KINDS, enumName: 'ChangeKind', example: 'changed' })
  kind: ChangeKind;

  @ApiProperty({
    type: [FieldChangeDto],
    description: 'Empty if the platform has removed the course.',
  })
  fields: FieldChangeDto[];

  @ApiProperty({ example: false, description: 'Whether an admin has rejected these changes.' })
  is_declined: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:21.480Z' })
  found_at: string;

  @ApiProperty({
    example: '9b74c9897bac770ffc029102a200c5de',
    description: 'Identifies this difference when it is accepted or rejected.',
  })
  version: string;
}

export function toCourseDifference(
  difference: StoredDifference | null,
  overridden: string[] = [],
): { difference?: CourseDifferenceDto } {
  if (!difference) return {};
  const { kind, fields, declined, found_at, version } = difference;
  return {
    difference: {
      kind,
      fields: toFieldChanges(fields, overridden),
      is_declined: declined,
      found_at: new Date(found_at).toISOString(),
      version,
    },
  };
}
