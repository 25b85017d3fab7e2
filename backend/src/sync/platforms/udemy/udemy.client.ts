import type { HttpClient } from '../http/http-client.js';
import type { ScanWatch } from '../../platform.js';
import { readList } from '../read-list.js';
import type { ListRecord } from '../records.js';
import { coursePage, type UdemyCourse } from './udemy.schemas.js';

export const COURSES = '/taught-courses/courses/';
const PAGE_SIZE = 100;
const FIELDS = [
  ...['id', 'title', 'url', 'is_paid', 'is_published'],
  ...['headline', 'rating', 'num_reviews', 'image_480x270', 'price', 'price_detail'],
];

const FIRST_PAGE = `${COURSES}?page=1&page_size=${PAGE_SIZE}&fields%5Bcourse%5D=${FIELDS.join()}`;

export class UdemyClient {
  constructor(
    private readonly http: HttpClient,
    private readonly apiUrl: string,
  ) {}

  async courses(
    signal: AbortSignal,
    watch?: ScanWatch,
  ): Promise<ListRecord<UdemyCourse, string>[]> {
    let done = 0;
    const courses = await readList(this.http, COURSES, FIRST_PAGE, async (path) => {
      const page = await this.http.get(path, coursePage, signal);
      if (page === null) return null;
      const { results, count, next } = page;
      done = results.length + (path === FIRST_PAGE ? 0 : done);
      watch?.coursesRead(done, count);
      return { items: results, total: count, next: next === null ? null : this.follow(next, path) };
    });
    if (courses === null) throw this.http.failure(`answered 404 to GET ${COURSES}`, 404);
    return courses;
  }

  /** Follows links only below the API's base URL, because the request carries the token. */
  private follow(link: string, path: string): string {
    const base = new URL(this.apiUrl);
    const url = URL.parse(link, this.apiUrl);
    const root = base.pathname.replace(/\/$/, '');
    if (url?.host !== base.host || !url.pathname.startsWith(`${root}/`)) {
      const where = url === null ? 'at no address' : `elsewhere (${url.origin})`;
      const what = `answered GET ${path} with a next page ${where}, which is not followed`;
      throw this.http.failure(what, 200);
    }
    return `${url.pathname.slice(root.length)}${url.search}`;
  }
}
