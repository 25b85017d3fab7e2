import { Raw } from 'typeorm';

/** Finds moments that are more than so many days ago by the database's clock. */
export function olderThan(days: number) {
  return Raw((column) => `${column} < now() - interval '${days} days'`);
}
