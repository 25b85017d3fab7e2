import type { CatalogueChoice } from '../catalogue-choice.js';
import { FixedWindow } from '../http/fixed-window.js';
import { Platform } from '../platform.js';

/** A course, with the fields and types of its platform. */
export type CourseRecord = Record<string, unknown> & { id: string | number };

const DEMO_COURSES = 12;

class RecordStore {
  #all: CourseRecord[] = [];
  readonly #removed = new Set<string>();

  load(records: CourseRecord[]): void {
    this.#all = records;
    this.#removed.clear();
  }

  get records(): CourseRecord[] {
    return this.#all.filter(({ id }) => !this.#removed.has(String(id)));
  }

  course(id: string): CourseRecord | undefined {
    return this.records.find((record) => String(record.id) === id);
  }

  change(record: CourseRecord, changes: object): CourseRecord {
    const changed = { ...record, ...changes };
    this.#all = this.#all.map((other) => (other === record ? changed : other));
    return changed;
  }

  remove({ id }: CourseRecord): void {
    this.#removed.add(String(id));
  }

  restore(id: string): CourseRecord | undefined {
    return this.#removed.delete(id) ? this.course(id) : undefined;
  }
}

/** A platform with one list of courses, without pages and request limits. */
export class RecordsPlatform extends Platform<CourseRecord[], RecordStore> {
  /** @param makeCourse makes the generated course with an index, from 0 */
  constructor(initial: CatalogueChoice, makeCourse: (index: number) => CourseRecord) {
    const makeCatalogue = (choice: CatalogueChoice) =>
      Array.from({ length: choice === 'demo' ? DEMO_COURSES : choice.courses }, (_, index) =>
        makeCourse(index),
      );
    super(new RecordStore(), new FixedWindow(Infinity, 1), makeCatalogue, initial);
  }
}
