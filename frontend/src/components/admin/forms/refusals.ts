import { createContext } from 'react';
import { ApiError } from '../../../api/api-error';

/** Values that the server refused, by field. A refusal is shown as long as the value is the same. */
export type Refusals = Record<string, { value: unknown; message: string } | undefined>;

export const RefusalsContext = createContext<Refusals>({});

export function toRefusals(error: unknown, values: Record<string, unknown>): Refusals {
  const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    faults.map(({ field, message }) => [field, { value: values[field], message }]),
  );
}
