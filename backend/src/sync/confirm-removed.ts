import type { EntityManager } from 'typeorm';
import type { CoursePlatform, ScannedCatalogue } from './platform.js';
import { findMissing } from './sync.queries.js';

/** Above this number, the catalogue is read a second time instead of requesting single courses. */
const MOST_ASKED = 100;

/**
 * Checks missing courses again before they count as removed: if one course is removed and another added while a
 * paginated list is read, a third may be on no page although the totals match.
 * @param readAgain reads the complete catalogue a second time
 * @throws PlatformError when the check fails
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
