import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { LIMITS } from '../../../common/validation/limits.js';

const MOST = 1_000;

/** Pairs of `udemy_id` and `staff_user_id`. The property's initial value must be an empty list. */
export function AssignmentListField(label: string, pair: Type): PropertyDecorator {
  const message = `${label} must be a list of at most ${MOST} pairs of udemy_id and staff_user_id`;
  return applyDecorators(
    ApiProperty({
      type: [pair],
      required: false,
      maxItems: MOST,
      default: [],
      description: 'The same pair may stand there twice.',
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
