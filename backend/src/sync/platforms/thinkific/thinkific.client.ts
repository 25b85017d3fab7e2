import type { z } from 'zod';
import type { HttpClient } from '../http/http-client.js';
import { IncompleteListError, readCompletely } from '../read-completely.js';
import {
  chapterPage,
  collectionPage,
  coursePage,
  type Page,
  productPage,
  productSchema,
  type ThinkificChapter,
  type ThinkificCollection,
  type ThinkificCourse,
  type ThinkificProduct,
} from './thinkific.schemas.js';

const PAGE_SIZE = 250;

/** The catalogue part of Thinkific's Admin API. Every list is answered whole or not at all. */
export class ThinkificClient {
  constructor(private readonly http: HttpClient) {}

  async courses(signal: AbortSignal): Promise<ThinkificCourse[]> {
    return this.list('/courses', coursePage, signal);
  }

  /** Products of every kind: courses, bundles and others. */
  async products(signal: AbortSignal): Promise<ThinkificProduct[]> {
    return this.list('/products', productPage, signal);
  }

  /** Null when there is no such product. */
  async product(id: number, signal: AbortSignal): Promise<ThinkificProduct | null> {
    return this.http.get(`/products/${id}`, productSchema, signal);
  }

  async collections(signal: AbortSignal): Promise<ThinkificCollection[]> {
    return this.list('/collections', collectionPage, signal);
  }

  /** Empty when the platform knows no chapters of the course (404). */
  async chapters(courseId: number, signal: AbortSignal): Promise<ThinkificChapter[]> {
    return (await this.find(`/courses/${courseId}/chapters`, chapterPage, signal)) ?? [];
  }

  private async list<Item extends { id: number }>(
    path: string,
    schema: z.ZodType<Page<Item>>,
    signal: AbortSignal,
  ): Promise<Item[]> {
    const items = await this.find(path, schema, signal);
    if (items === null) throw this.http.failure(`answered 404 to GET ${path}`, 404);
    return items;
  }

  private async find<Item extends { id: number }>(
    path: string,
    schema: z.ZodType<Page<Item>>,
    signal: AbortSignal,
  ): Promise<Item[] | null> {
    try {
      return await readCompletely(() => this.readPages(path, schema, signal));
    } catch (error) {
      if (!(error instanceof IncompleteListError)) throw error;
      const what = `changed its list GET ${path} each time while it was read (${error.message})`;
      throw this.http.failure(what, null);
    }
  }

  /** The order of lists is not documented, so what is read is held against the platform's own count. */
  private async readPages<Item extends { id: number }>(
    path: string,
    schema: z.ZodType<Page<Item>>,
    signal: AbortSignal,
  ): Promise<Item[] | null> {
    const items = new Map<number, Item>();
    let total: number | null = null;
    let read = 0;
    for (let page: number | null = 1; page !== null;) {
      const url: string = `${path}?page=${page}&limit=${PAGE_SIZE}`;
      const answer: Page<Item> | null = await this.http.get(url, schema, signal);
      if (answer === null) {
        if (page === 1) return null;
        throw new IncompleteListError(`page ${page} is gone`);
      }
      const { current_page, next_page, total_items } = answer.meta.pagination;
      total ??= total_items;
      read += answer.items.length;
      for (const item of answer.items) items.set(item.id, item);
      const endless = next_page !== null && (answer.items.length === 0 || next_page !== page + 1);
      if (current_page !== page || total_items !== total || read > total || endless) {
        throw new IncompleteListError(
          `page ${page}: ${read} items so far, total ${total_items}, at first ${total}`,
        );
      }
      page = next_page;
    }
    if (items.size !== total) {
      throw new IncompleteListError(`${items.size} different items, total ${total}`);
    }
    return [...items.values()];
  }
}
