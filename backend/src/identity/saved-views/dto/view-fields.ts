import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { MayBeAbsent } from '../../../common/validation/limits.js';
import { TextField } from '../../../common/validation/text-field.js';

interface Presence {
  optional?: boolean;
}

const MOST_COLUMNS = 30;
const LONGEST_TITLE = 50;

export function ViewNameField({ optional }: Presence = {}): PropertyDecorator {
  return TextField({ label: 'Name', max: 50, optional, example: 'Waiting, by company' });
}

export function ViewAddressField({ optional }: Presence = {}): PropertyDecorator {
  return applyDecorators(
    TextField({
      label: 'Address',
      min: 0,
      max: 2_000,
      optional,
      description:
        'What stands behind the `?` in the list’s address: filters, order and page size. Page, dialog and the ' +
        'view itself are left out.',
      example: 'sort=company-asc&status=pending',
    }),
    Transform(({ value }: { value: unknown }) => toListState(value)),
    Matches(/^([a-z_]{1,30}=[^&#?\s]*(&|$)){0,20}$/, {
      message: 'Address must be the part behind the ? of a list’s address',
    }),
  );
}

export function HiddenColumnsField({ optional = false }: Presence = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: LONGEST_TITLE },
      maxItems: MOST_COLUMNS,
      required: !optional,
      example: ['Company'],
      description: 'Titles of columns that are left out.',
    }),
    ...(optional ? [MayBeAbsent()] : []),
    IsArray({ message: 'Columns must be a list of titles' }),
    ArrayMaxSize(MOST_COLUMNS, { message: `Columns must be at most ${MOST_COLUMNS}` }),
    IsString({ each: true, message: 'Columns must be a list of titles' }),
    MaxLength(LONGEST_TITLE, {
      each: true,
      message: `Columns must have titles of at most ${LONGEST_TITLE} characters`,
    }),
  );
}

const NO_STATE = ['page', 'dialog', 'view', 'story'];

function toListState(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const params = new URLSearchParams(value);
  for (const name of NO_STATE) params.delete(name);
  params.sort();
  return params.toString();
}
