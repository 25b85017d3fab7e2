import type { ValueTransformer } from 'typeorm';

/**
 * Reads `bigint` and `numeric` columns, which the driver hands over as text, as numbers.
 * Both stay far below 2^53 here: platform ids have at most 9 digits, prices at most 12.
 */
export const numeric: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
