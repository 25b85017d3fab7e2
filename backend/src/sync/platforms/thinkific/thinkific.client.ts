import type { z } from 'zod';
import type { HttpClient } from '../http/http-client.js';
import { UnreadableError } from '../http/unreadable-error.js';
import { IncompleteListError } from '../read-completely.js';
import { readList } from '../read-list.js';
import { type BadRecord, type ListRecord, splitRecords } from '../records.js';
import {
  chapterPage,
  collectionPage,
  coursePage,
  couponPage,
  instructorPage,
  promotionPage,
  promotionSchema,
  courseSchema,
  type Page,
  productPage,
  productSchema,
  reviewPage,
  type ThinkificChapter,
  type ThinkificCollection,
  type ThinkificCoupon,
  type ThinkificCourse,
  type ThinkificInstructor,
  type ThinkificProduct,
  type ThinkificPromotion,
  type ThinkificReview,
} from './thinkific.schemas.js';

/**
 * Thinkific allows 120 requests a minute per site. Other programs of the school share the last fifth, and the extra
 * second covers the time between the start of a request and its arrival.
 */
export const THINKIFIC_BUDGET = { most: 96, window: 61_000 };

const PAGE_SIZE = 250;

export interface List<Item> {
  items: Item[];
  bad: BadRecord<number>[];
}

/** A client for the catalogue part of Thinkific's Admin API. Lists are complete or an error is thrown. */
export class ThinkificClient {
  constructor(private readonly http: HttpClient) {}

  courses(signal: AbortSignal): Promise<List<ThinkificCourse>> {
    return this.list('/courses', coursePage, signal);
  }

  products(signal: AbortSignal): Promise<List<ThinkificProduct>> {
    return this.list('/products', productPage, signal);
  }

  async product(id: number, signal: AbortSignal): Promise<ThinkificProduct | null> {
    return this.http.get(`/products/${id}`, productSchema, signal);
  }

  async course(id: number, signal: AbortSignal): Promise<ThinkificCourse | null> {
    return this.http.get(`/courses/${id}`, courseSchema, signal);
  }

  collections(signal: AbortSignal): Promise<List<ThinkificCollection>> {
    return this.list('/collections', collectionPage, signal);
  }

  /** Returns null for 404. @throws UnreadableError like `product`, for 403 among others */
  async instructors(signal: AbortSignal): Promise<List<ThinkificInstructor> | null> {
    const records = await this.find('/instructors', instructorPage, signal);
    return records && splitRecords(records);
  }

  /** Returns null for 404. @throws UnreadableError like `product`, for 403 among others */
  async coursesOfBundle(id: number, signal: AbortSignal): Promise<List<ThinkificCourse> | null> {
    const records = await this.find(`/bundles/${id}/courses`, coursePage, signal);
    return records && splitRecords(records);
  }

  /** Returns null for 404. @throws UnreadableError like `product`, for 403 among others */
  async promotions(signal: AbortSignal): Promise<List<ThinkificPromotion> | null> {
    const records = await this.find('/promotions', promotionPage, signal);
    return records && splitRecords(records);
  }

  /** Returns null for 404. @throws UnreadableError like `product` */
  async coupons(promotionId: number, signal: AbortSignal): Promise<List<ThinkificCoupon> | null> {
    const records = await this.find('/coupons', couponPage, signal, `promotion_id=${promotionId}&`);
    return records && splitRecords(records);
  }

  /** Returns the promotion whose coupon the product accepts, or null. @throws UnreadableError like `product` */
  promotionOf(
    productId: number,
    code: string,
    signal: AbortSignal,
  ): Promise<ThinkificPromotion | null> {
    const query = new URLSearchParams({ product_id: String(productId), coupon_code: code });
    return this.http.get(`/promotions/by_coupon?${query.toString()}`, promotionSchema, signal);
  }

  /** Returns null for 404. @throws UnreadableError like `product`, for 403 among others */
  async approvedReviews(
    courseId: number,
    signal: AbortSignal,
  ): Promise<List<ThinkificReview> | null> {
    const query = `course_id=${courseId}&approved=true&`;
    const records = await this.find('/course_reviews', reviewPage, signal, query);
    return records && splitRecords(records);
  }

  /** Returns an empty list for 404. @throws UnreadableError like `product`, and when the course itself is gone */
  async chapters(courseId: number, signal: AbortSignal): Promise<ThinkificChapter[]> {
    const path = `/courses/${courseId}/chapters`;
    const records = await this.find(path, chapterPage, signal);
    if (records === null && (await this.course(courseId, signal)) === null) {
      const problem = {
        field: 'status',
        reason: 'answered 404, because the course no longer exists',
      };
      throw new UnreadableError(`Course ${courseId} is gone`, `GET ${path}`, problem);
    }
    const { items, bad } = splitRecords(records ?? []);
    const [first] = bad;
    if (!first) return items;
    const source = `GET ${path}, item ${first.place}`;
    throw new UnreadableError(`${source} has an unexpected shape`, source, first.problem);
  }

  private async list<Item extends { id: number }>(
    path: string,
    schema: z.ZodType<Page<Item>>,
    signal: AbortSignal,
  ): Promise<List<Item>> {
    const records = await this.find(path, schema, signal);
    if (records === null) throw this.http.failure(`answered 404 to GET ${path}`, 404);
    return splitRecords(records);
  }

  private find<Item extends { id: number }>(
    path: string,
    schema: z.ZodType<Page<Item>>,
    signal: AbortSignal,
    query = '',
  ): Promise<ListRecord<Item, number>[] | null> {
    return readList(this.http, path, 1, async (page: number) => {
      const url = `${path}?${query}page=${page}&limit=${PAGE_SIZE}`;
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
