import type { ContentChangesService } from '../../../cache/content-changes.service.js';
import type { Changed } from '../../../cache/cache-tags.js';
import { comesAfter, placeOf, type PlacedCourse } from './place.js';

/** Above this number, reading all courses is cheaper. */
const MOST = 500;

/**
 * Keeps rows of all visible courses and reads only changed ones again. A `ContentCache` decides when to ask and caches
 * the results.
 */
export class CourseRows<Row extends PlacedCourse> {
  private rows: readonly Row[] = [];
  private changed: Set<string> | null = null;
  private reading: Promise<unknown> = Promise.resolve();

  /** @param read returns the visible ones of the given courses, or all visible courses */
  constructor(
    private readonly changes: Pick<ContentChangesService, 'watch' | 'onChange'>,
    private readonly read: (ids?: string[]) => Promise<Row[]>,
  ) {
    changes.onChange((changed) => this.note(changed));
  }

  /** Runs one call after the other, since an earlier one may have read the latest changes. */
  list(): Promise<readonly Row[]> {
    const next = () => this.catchUp();
    const list = this.reading.then(next, next);
    this.reading = list;
    return list;
  }

  private async catchUp(): Promise<readonly Row[]> {
    const changed = this.changes.watch === 'listening' ? this.changed : null;
    this.changed = new Set();
    try {
      if (changed === null) this.rows = await this.read();
      else if (changed.size > 0) this.replace(changed, await this.read([...changed]));
    } catch (error) {
      this.changed = null;
      throw error;
    }
    return this.rows;
  }

  private replace(changed: ReadonlySet<string>, rows: Row[]): void {
    this.rows = [...this.rows.filter(({ id }) => !changed.has(id)), ...rows].toSorted(
      (one, other) => (comesAfter(placeOf(one), placeOf(other)) ? 1 : -1),
    );
  }

  private note(changed: Changed): void {
    // Prices that admins have set are in the site's currency.
    if (changed === null || changed.has('site')) this.changed = null;
    for (const tag of changed ?? []) {
      const [kind, id] = tag.split(' ');
      if (kind === 'course' && id !== undefined) this.changed?.add(id);
    }
    if (this.changed && this.changed.size > MOST) this.changed = null;
  }
}
