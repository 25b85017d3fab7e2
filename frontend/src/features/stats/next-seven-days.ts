import { addDays, today } from '../offerings/admin';

const DAYS = 7;

/** Returns the request for what takes place from today (UTC) on. */
export function nextSevenDays() {
  const from = today();
  return { from, to: addDays(from, DAYS - 1), order: 'soonest' as const, limit: 25 };
}
