import type { SiteContent } from '../../../../../frontend/src/server/contract.ts';
import { UnreadableError } from '../http/unreadable-error.js';
import type { BadRecord } from '../records.js';
import type { List, ThinkificClient } from './thinkific.client.js';
import type {
  ThinkificChapter,
  ThinkificCollection,
  ThinkificCourse,
  ThinkificProduct,
} from './thinkific.schemas.js';

interface Lists {
  products: List<ThinkificProduct>;
  collections: List<ThinkificCollection>;
  /** Of the site. */
  categories: SiteContent['categories'];
}

/**
 * Finds the parts of courses in the lists, or requests them.
 * @throws UnreadableError from each method if only that course is unreadable
 */
export class CourseParts {
  readonly categories: SiteContent['categories'];
  private readonly products: PartList<ThinkificProduct>;
  private readonly collections: PartList<ThinkificCollection>;

  constructor(
    private readonly client: ThinkificClient,
    { products, collections, categories }: Lists,
    private readonly signal: AbortSignal,
  ) {
    this.categories = categories;
    this.products = new PartList('GET /products', products);
    this.collections = new PartList('GET /collections', collections);
  }

  /**
   * Matches products of type Course only, because bundles may have the same id. A missing product may have been created
   * after the list was read; without one, nobody can buy the course.
   */
  async productOf(course: ThinkificCourse): Promise<ThinkificProduct | null> {
    const id = course.product_id;
    const product = this.products.get(id) ?? (await this.client.product(id, this.signal));
    return product?.productable_type === 'Course' ? product : null;
  }

  collectionsOf(product: ThinkificProduct): Map<number, ThinkificCollection> {
    const found = new Map<number, ThinkificCollection>();
    for (const id of product.collection_ids) {
      const collection = this.collections.get(id);
      if (collection) found.set(id, collection);
      else this.collections.requireNamed();
    }
    return found;
  }

  async chaptersOf(course: ThinkificCourse): Promise<ThinkificChapter[]> {
    return course.chapter_ids.length > 0 ? this.client.chapters(course.id, this.signal) : [];
  }

  unused(): UnreadableError[] {
    return [...this.products.unused(), ...this.collections.unused()];
  }
}

class PartList<Part extends { id: number }> {
  private readonly good: Map<number, Part>;
  private readonly bad: BadRecord<number>[];
  private readonly met = new Set<BadRecord<number>>();

  constructor(
    private readonly source: string,
    { items, bad }: List<Part>,
  ) {
    this.good = new Map(items.map((item) => [item.id, item]));
    this.bad = bad;
  }

  get(id: number): Part | undefined {
    const part = this.good.get(id);
    const record = part ? undefined : this.bad.find((candidate) => candidate.id === id);
    if (record) throw this.meet(record);
    return part;
  }

  requireNamed(): void {
    const record = this.bad.find(({ id }) => id === null);
    if (record) throw this.meet(record);
  }

  unused(): UnreadableError[] {
    return this.bad.filter((record) => !this.met.has(record)).map((record) => this.errorOf(record));
  }

  private meet(record: BadRecord<number>): UnreadableError {
    this.met.add(record);
    return this.errorOf(record);
  }

  private errorOf({ id, place, problem }: BadRecord<number>): UnreadableError {
    const source = `${this.source}, item ${place}${id === null ? '' : ` (id ${id})`}`;
    return new UnreadableError(`${source} has an unexpected shape`, source, problem);
  }
}
