import type { DataSource } from 'typeorm';

const SEALS_AT_ONCE = 10_000;

/** What was committed after the last look waits for its seal; what was there before should have it. */
const UNSEALED = `
  SELECT id, NOT pg_visible_in_snapshot(transaction, seen) AS is_waiting
  FROM changes CROSS JOIN change_sealing
  WHERE NOT EXISTS (SELECT FROM change_seals WHERE change_id = changes.id)`;

interface Verified {
  lines: number;
  unsealed: number;
  /** The newest hash, to be kept elsewhere. */
  head: string | null;
  /** In words; empty when nothing is wrong. */
  faults: string[];
}

/** Where the chain begins, since what was before is forgotten. */
interface Start {
  start: string;
  seal: string;
  /** The last seal up to there, where none should be any more. */
  kept: string | null;
  unsealed: number;
}

interface Seal {
  position: string;
  change_id: string;
  is_there: boolean;
  is_linked: boolean;
  is_true: boolean;
  hash: string;
}

/**
 * Follows the chain from its first seal, and looks for lines beside it.
 * @param expected a hash that was the newest once; a chain that somebody wrote again does not have it
 */
export async function verifyAudit(dataSource: DataSource, expected?: string): Promise<Verified> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const [{ start, seal: anchor, kept, unsealed }] = await manager.query<[Start]>(START);
    const strays = await manager.query<{ id: string }[]>(STRAYS);
    const faults = strays.map(({ id }) => `Line ${id} is not in the chain.`);
    if (kept !== null) {
      faults.push(
        `Seals up to ${kept} are still there, though the log says that they were let go of.`,
      );
    }
    let [last, head, lines] = [start, anchor, 0];
    let isFound = expected === undefined || expected === anchor;
    for (;;) {
      const seals = await manager.query<Seal[]>(SEALS, [last, head, SEALS_AT_ONCE]);
      for (const seal of seals) {
        faults.push(...faultsOf(seal, last));
        last = seal.position;
        head = seal.hash;
        isFound ||= head === expected;
      }
      lines += seals.length;
      if (seals.length < SEALS_AT_ONCE) break;
    }
    if (lines === 0 && start !== '0') faults.push(`Seals are missing after ${start}.`);
    if (!isFound) {
      faults.push(
        `No entry has the hash ${expected}: entries up to that one were changed or removed.`,
      );
    }
    return { lines, unsealed, head: head || null, faults };
  });
}

function* faultsOf(seal: Seal, last: string): Generator<string> {
  if (BigInt(seal.position) !== BigInt(last) + 1n) {
    yield `Seals are missing between ${last} and ${seal.position}.`;
  } else if (!seal.is_linked) yield `Seal ${seal.position} does not follow from the one before it.`;
  if (!seal.is_there) yield `Line ${seal.change_id} is missing.`;
  else if (!seal.is_true) yield `Line ${seal.change_id} was changed.`;
}

/** What was forgotten in good order is said by the log itself; others may write such a line, but not what it stands for. */
const START = `
  SELECT COALESCE(forgotten.after ->> 'last', '0') AS start,
    COALESCE(forgotten.after ->> 'seal', '') AS seal,
    (SELECT max(position) FROM change_seals
     WHERE position <= (forgotten.after ->> 'last')::bigint) AS kept,
    (SELECT count(*)::int FROM (${UNSEALED}) AS unsealed WHERE is_waiting) AS unsealed
  FROM (SELECT) AS one LEFT JOIN LATERAL (
    SELECT after FROM changes WHERE is_audited AND act = 'forget' AND table_name = 'changes'
    ORDER BY (after ->> 'last')::bigint DESC LIMIT 1
  ) AS forgotten ON true`;

const STRAYS = `SELECT id FROM (${UNSEALED}) AS unsealed WHERE NOT is_waiting ORDER BY id LIMIT 100`;

/** The text of a line is that of `seal_changes`, written again so that whoever changes that is found. */
const SEALS = `
  SELECT position, change_id, noted.id IS NOT NULL AS is_there, encode(seal.hash, 'hex') AS hash,
    seal.previous = COALESCE(lag(seal.hash) OVER (ORDER BY position), decode($2, 'hex')) AS is_linked,
    seal.hash = sha256(seal.previous || convert_to(jsonb_build_array(
      noted.id, extract(epoch FROM noted.at), noted.table_name, noted.record, noted.operation,
      noted.before, noted.after, noted.is_audited, noted.actor_kind, noted.actor_id,
      noted.actor_name, noted.act, noted.address, noted.request_id)::text, 'UTF8')) AS is_true
  FROM change_seals seal LEFT JOIN changes noted ON noted.id = change_id
  WHERE position > $1::bigint ORDER BY position LIMIT $3`;
