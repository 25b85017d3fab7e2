import type { ContentChangesService } from '../../../cache/content-changes.service.js';
import type { Changed } from '../../../cache/cache-tags.js';
import { comesAfter, placeOf, type PlacedCourse } from './place.js';

/** If more have changed, all are read, which then costs less. */
const MOST = 500;

/**
 * What is read of each visible course, in the platform's order. Only courses that changed are read
 * again. When to ask is known by a `ContentMemory`, which keeps what is made of them.
 */
export class CourseRows<Row extends PlacedCourse> {
  private rows: readonly Row[] = [];
  /** By their ids; null for all. */
  private changed: Set<string> | null = null;
  private reading: Promise<unknown> = Promise.resolve();

  /** @param read those of these courses that are visible, or all that are */
  constructor(
    private readonly changes: Pick<ContentChangesService, 'watch' | 'onChange'>,
    private readonly read: (ids?: string[]) => Promise<Row[]>,
  ) {
    changes.onChange((changed) => this.note(changed));
  }

  /** One after the other, as an earlier one may have read what has changed since. */
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
    if (changed === null) this.changed = null;
    for (const tag of changed ?? []) {
      const [kind, id] = tag.split(' ');
      if (kind === 'course' && id !== undefined) this.changed?.add(id);
    }
    if (this.changed && this.changed.size > MOST) this.changed = null;
  }
}
