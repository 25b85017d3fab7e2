import type { z } from 'zod';
import type { HttpClient } from '../http/http-client.js';
import { IncompleteListError } from '../read-completely.js';
import { readList } from '../read-list.js';
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

  private find<Item extends { id: number }>(
    path: string,
    schema: z.ZodType<Page<Item>>,
    signal: AbortSignal,
  ): Promise<Item[] | null> {
    return readList(this.http, path, 1, async (page: number) => {
      const url = `${path}?page=${page}&limit=${PAGE_SIZE}`;
      const answer = await this.http.get(url, schema, signal);
      if (answer === null) return null;
      const { current_page, next_page, total_items } = answer.meta.pagination;
      if (current_page !== page || (next_page ?? page + 1) !== page + 1) {
        throw new IncompleteListError(`page ${page} is page ${current_page} before ${next_page}`);
      }
      return { items: answer.items, total: total_items, next: next_page };
    });
  }
}
