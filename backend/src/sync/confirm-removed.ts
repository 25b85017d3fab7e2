import type { EntityManager } from 'typeorm';
import type { CoursePlatform, ScannedCatalogue } from './platform.js';
import { findMissing } from './sync.queries.js';

/** So many are asked for one by one; beyond that the platform is read a second time. */
const MOST_ASKED = 100;

/**
 * While a list is read, one course may go and another come, so that the totals agree and a third is on no page.
 * So those of ours that a catalogue lacks are asked for once more: what is there then is added to it.
 * @param readAgain reads the platform's whole catalogue a second time
 * @throws PlatformError when they cannot be asked for
 */
export async function confirmRemoved(
  manager: EntityManager,
  platform: CoursePlatform,
  catalogue: ScannedCatalogue,
  signal: AbortSignal,
  readAgain: () => Promise<ScannedCatalogue>,
): Promise<ScannedCatalogue> {
  if (catalogue.problems.some(({ mayBeAny }) => mayBeAny)) return catalogue;
  const missing = new Set(await findMissing(manager, catalogue));
  if (missing.size === 0) return catalogue;
  const found =
    platform.scanSome && missing.size <= MOST_ASKED
      ? await platform.scanSome({ courses: [...missing].map(Number), products: [] }, signal)
      : await readAgain();
  const of = <Value>(entries: Iterable<[string, Value]> = []) =>
    [...entries].filter(([id]) => missing.has(id));
  return {
    ...catalogue,
    rows: new Map([...catalogue.rows, ...of(found.rows)]),
    chapters: new Map([...(catalogue.chapters ?? []), ...of(found.chapters)]),
    problems: [
      ...catalogue.problems,
      ...found.problems.filter(
        ({ courseId, mayBeAny }) => mayBeAny || (courseId !== null && missing.has(courseId)),
      ),
    ],
  };
}
