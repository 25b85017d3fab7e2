import { ApiProperty } from '@nestjs/swagger';
import { BooleanField } from '../../../common/validation/choice-field.js';
import { TextField } from '../../../common/validation/text-field.js';
import { applyDecorators, type Type } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { LIMITS } from '../../../common/validation/limits.js';

const MOST = 1_000;

/** Pairs of `udemy_id` and `staff_user_id`. The property's initial value must be an empty list. */
function AssignmentListField(label: string, pair: Type): PropertyDecorator {
  const message = `${label} must be a list of at most ${MOST} pairs of udemy_id and staff_user_id`;
  return applyDecorators(
    ApiProperty({
      type: [pair],
      required: false,
      maxItems: MOST,
      default: [],
      description: 'Duplicates are allowed.',
    }),
    ValidateBy({
      name: 'assignmentList',
      validator: { validate: isList, defaultMessage: () => message },
    }),
  );
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST && value.every(isPair);
}

function isPair(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { udemy_id: udemyId, staff_user_id: staffUserId, ...unknown } = value as Partial<Pair>;
  return isId(udemyId) && isId(staffUserId) && Object.keys(unknown).length === 0;
}

interface Pair {
  udemy_id: unknown;
  staff_user_id: unknown;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LIMITS.text;
}

export class AssignStaffDto {
  @TextField({ label: 'Staff member', example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' })
  staff_user_id: string;
}

export class AssignmentDto {
  @ApiProperty({ example: 'x010SgCHN9hvyFtzUBB-zS3_Q==' })
  udemy_id: string;

  @ApiProperty({ example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' })
  staff_user_id: string;
}

export class ChangeAssignmentsDto {
  @AssignmentListField('Assign', AssignmentDto)
  assign: AssignmentDto[] = [];

  @AssignmentListField('Unassign', AssignmentDto)
  unassign: AssignmentDto[] = [];

  @BooleanField({
    label: 'Is undo',
    default: false,
    description: 'Restores removed assignments, also of removed courses and inactive users.',
  })
  is_undo: boolean = false;
}

export class ChangedAssignmentsDto {
  @ApiProperty({
    type: [AssignmentDto],
    description: 'The new assignments, without existing ones.',
  })
  assigned: AssignmentDto[];

  @ApiProperty({
    type: [AssignmentDto],
    description: 'The removed assignments, without missing ones.',
  })
  unassigned: AssignmentDto[];
}
