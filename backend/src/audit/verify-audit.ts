import type { DataSource } from 'typeorm';

const SEALS_AT_ONCE = 10_000;

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
  line_id: string;
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
  if (!seal.is_there) yield `Line ${seal.line_id} is missing.`;
  else if (!seal.is_true) yield `Line ${seal.line_id} was changed.`;
}

/** What was forgotten in good order is said by the log itself; others may write such a line, but not what it stands for. */
const START = `
  SELECT COALESCE(forgotten.after ->> 'last', '0') AS start,
    COALESCE(forgotten.after ->> 'seal', '') AS seal,
    (SELECT max(position) FROM audit_seals
     WHERE position <= (forgotten.after ->> 'last')::bigint) AS kept,
    (SELECT count(*)::int FROM audit_unsealed) AS unsealed
  FROM (SELECT) AS one LEFT JOIN LATERAL (
    SELECT after FROM audit_lines WHERE act = 'forget' AND object_type = 'audit'
    ORDER BY (after ->> 'last')::bigint DESC LIMIT 1
  ) AS forgotten ON true`;

const STRAYS = `
  SELECT id FROM audit_lines
  WHERE NOT EXISTS (SELECT FROM audit_seals WHERE line_id = id)
    AND NOT EXISTS (SELECT FROM audit_unsealed WHERE line_id = id)
  ORDER BY id LIMIT 100`;

/** The text of a line is that of `seal_audit`, written again so that whoever changes that is found. */
const SEALS = `
  SELECT position, line_id, noted.id IS NOT NULL AS is_there, encode(seal.hash, 'hex') AS hash,
    seal.previous = COALESCE(lag(seal.hash) OVER (ORDER BY position), decode($2, 'hex')) AS is_linked,
    seal.hash = sha256(seal.previous || convert_to(jsonb_build_array(
      noted.id, extract(epoch FROM noted.at), noted.person_id, noted.person, noted.act,
      noted.object_type, noted.object_id, noted.before, noted.after, noted.address,
      noted.request_id)::text, 'UTF8')) AS is_true
  FROM audit_seals seal LEFT JOIN audit_lines noted ON noted.id = line_id
  WHERE position > $1::bigint ORDER BY position LIMIT $3`;
