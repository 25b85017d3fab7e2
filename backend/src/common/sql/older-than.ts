import { Raw } from 'typeorm';

export function olderThan(days: number) {
  return Raw((column) => `${column} < now() - interval '${days} days'`);
}
