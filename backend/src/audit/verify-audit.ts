import type { DataSource } from 'typeorm';
import { findHashes, findStart, findStrays, type HashedEntry } from './audit-log.queries.js';

const SEALS_AT_ONCE = 10_000;

interface Verified {
  lines: number;
  unsealed: number;
  /** The newest hash, to be stored elsewhere. */
  head: string | null;
  problems: string[];
}

/**
 * Verifies the hash chain and looks for entries outside it.
 * @param expected a former newest hash, which a rewritten chain does not contain
 */
export async function verifyAudit(dataSource: DataSource, expected?: string): Promise<Verified> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const { start, seal: anchor, kept, unsealed } = await findStart(manager);
    const strays = await findStrays(manager);
    const problems = strays.map((id) => `Entry ${id} is not in the hash chain.`);
    if (kept !== null) {
      problems.push(
        `Hashes up to ${kept} still exist, although the log says that they were deleted.`,
      );
    }
    let [last, head, lines] = [start, anchor, 0];
    let isFound = expected === undefined || expected === anchor;
    for (;;) {
      const seals = await findHashes(manager, last, head, SEALS_AT_ONCE);
      for (const seal of seals) {
        problems.push(...problemsOf(seal, last));
        last = seal.position;
        head = seal.hash;
        isFound ||= head === expected;
      }
      lines += seals.length;
      if (seals.length < SEALS_AT_ONCE) break;
    }
    if (lines === 0 && start !== '0') problems.push(`Hashes are missing after ${start}.`);
    if (!isFound) {
      problems.push(
        `No entry has the hash ${expected}: entries up to that one were changed or removed.`,
      );
    }
    return { lines, unsealed, head: head || null, problems };
  });
}

function* problemsOf(seal: HashedEntry, last: string): Generator<string> {
  if (BigInt(seal.position) !== BigInt(last) + 1n) {
    yield `Hashes are missing between ${last} and ${seal.position}.`;
  } else if (!seal.is_linked) yield `Hash ${seal.position} does not match the previous hash.`;
  if (!seal.is_there) yield `Entry ${seal.change_id} is missing.`;
  else if (!seal.is_true) yield `Entry ${seal.change_id} was changed.`;
}
