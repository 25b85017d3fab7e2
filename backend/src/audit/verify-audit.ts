import type { DataSource } from 'typeorm';
import { findHashes, findStart, findStrays, type HashedEntry } from './audit-log.queries.js';

const HASHES_AT_ONCE = 10_000;

interface Verified {
  entries: number;
  unhashed: number;
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
    const { start, hash: anchor, kept, unhashed } = await findStart(manager);
    const strays = await findStrays(manager);
    const problems = strays.map((id) => `Entry ${id} is not in the hash chain.`);
    if (kept !== null) {
      problems.push(
        `Hashes up to ${kept} still exist, although the log says that they were deleted.`,
      );
    }
    let [last, head, entries] = [start, anchor, 0];
    let isFound = expected === undefined || expected === anchor;
    for (;;) {
      const hashes = await findHashes(manager, last, head, HASHES_AT_ONCE);
      for (const link of hashes) {
        problems.push(...problemsOf(link, last));
        last = link.position;
        head = link.hash;
        isFound ||= head === expected;
      }
      entries += hashes.length;
      if (hashes.length < HASHES_AT_ONCE) break;
    }
    if (entries === 0 && start !== '0') problems.push(`Hashes are missing after ${start}.`);
    if (!isFound) {
      problems.push(
        `No entry has the hash ${expected}: entries up to that one were changed or removed.`,
      );
    }
    return { entries, unhashed, head: head || null, problems };
  });
}

function* problemsOf(link: HashedEntry, last: string): Generator<string> {
  if (BigInt(link.position) !== BigInt(last) + 1n) {
    yield `Hashes are missing between ${last} and ${link.position}.`;
  } else if (!link.is_linked) yield `Hash ${link.position} does not match the previous hash.`;
  if (!link.is_there) yield `Entry ${link.change_id} is missing.`;
  else if (!link.is_true) yield `Entry ${link.change_id} was changed.`;
}
