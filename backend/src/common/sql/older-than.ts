import { type FindOperator, Raw } from 'typeorm';

/** Finds moments that are more than so many days ago by the database's clock. */
export function olderThan(days: number): FindOperator<Date> {
  return Raw<Date>((column) => `${column} < now() - interval '${days} days'`);
}
