import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** The name of the unique index that a statement ran into; null when it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { driverError } = error;
  if (!('code' in driverError) || driverError.code !== UNIQUE_VIOLATION) return null;
  return 'constraint' in driverError ? String(driverError.constraint) : null;
}
