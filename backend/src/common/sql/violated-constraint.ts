import { QueryFailedError } from 'typeorm';

const VIOLATIONS = ['23503', '23505'];

export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const fault = error.driverError as { code?: string; constraint?: string };
  return VIOLATIONS.includes(fault.code ?? '') ? (fault.constraint ?? null) : null;
}
