import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../validation/limits.js';

export interface CountQueryOptions {
  label: string;
  default?: number;
  max?: number;
  format?: 'int64';
  description?: string;
}

/** Declares a query parameter that counts from 1. The property's initial value must equal the default. */
export function CountQuery({ label, max, format, description, ...options }: CountQueryOptions) {
  const message = max
    ? `${label} must be a whole number from 1 to ${max}`
    : `${label} must be a whole number from 1`;
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      format,
      required: false,
      minimum: 1,
      maximum: max,
      default: options.default,
      example: options.default ?? 1,
      description,
    }),
    ...(options.default === undefined ? [MayBeAbsent()] : []),
    Transform(({ value }: { value: unknown }) => toInteger(value)),
    IsInt({ message }),
    Min(1, { message }),
    Max(max ?? Number.MAX_SAFE_INTEGER, { message }),
  );
}

export function toInteger(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

export class PageQuery {
  @CountQuery({ label: 'Page', default: 1, description: 'Empty beyond the last page.' })
  page: number = 1;

  @CountQuery({ label: 'Limit', default: 50, max: 100, description: 'Items per page.' })
  limit: number = 50;
}
