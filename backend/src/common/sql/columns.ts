import type { ValueTransformer } from 'typeorm';

/** The driver returns these types as text. Both stay far below 2^53 (ids 9 digits, prices 12). */
export const numeric: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
