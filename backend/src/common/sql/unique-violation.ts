import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Null when the statement failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const fault = error.driverError as { code?: string; constraint?: string };
  return fault.code === UNIQUE_VIOLATION ? (fault.constraint ?? null) : null;
}
