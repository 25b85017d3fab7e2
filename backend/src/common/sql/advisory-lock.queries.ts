import type { Manager } from './query.js';

/** Waits for the lock and holds it until the transaction ends. docs/develop.md lists the keys. */
export async function lockForTransaction(manager: Manager, key: number): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [key]);
}

/** Like `lockForTransaction`, with a separate lock for each text. Upper and lower case are the same. */
export async function lockTextForTransaction(
  manager: Manager,
  key: number,
  text: string,
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext(lower($2)))', [key, text]);
}
