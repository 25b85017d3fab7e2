import { QueryFailedError } from 'typeorm';

/** PostgreSQL's codes for a foreign key, and for what is unique. */
const VIOLATIONS = ['23503', '23505'];

/** Null when the statement failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const fault = error.driverError as { code?: string; constraint?: string };
  return VIOLATIONS.includes(fault.code ?? '') ? (fault.constraint ?? null) : null;
}
