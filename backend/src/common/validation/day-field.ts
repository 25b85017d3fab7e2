import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { MayBeAbsent } from './limits.js';

export interface DayFieldOptions {
  label: string;
  description: string;
  example: string;
  notBefore?: string;
}

export function DayField({ label, description, example, notBefore }: DayFieldOptions) {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date', required: false, description, example }),
    MayBeAbsent(),
    ValidateBy({
      name: 'day',
      validator: {
        validate: isDay,
        defaultMessage: () => `${label} must be a day such as ${example}`,
      },
    }),
    ...(notBefore ? [NotBefore(label, notBefore)] : []),
  );
}

function NotBefore(label: string, field: string) {
  return ValidateBy({
    name: 'notBefore',
    validator: {
      validate: (day: unknown, context) => {
        const first: unknown = Object.entries(context?.object ?? {}).find(
          ([name]) => name === field,
        )?.[1];
        return !isDay(day) || !isDay(first) || day >= first;
      },
      defaultMessage: () => `${label} must not be before the day in ${field}`,
    },
  });
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
