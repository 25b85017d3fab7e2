import type { Manager } from './query.js';

/** Waits until no other transaction holds the lock, and holds it until this one ends (docs/architecture.md has the keys). */
export async function lockForTransaction(manager: Manager, key: number): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [key]);
}

/** As `lockForTransaction`, with a lock for each text, in whatever case it is written. */
export async function lockTextForTransaction(
  manager: Manager,
  key: number,
  text: string,
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext(lower($2)))', [key, text]);
}
