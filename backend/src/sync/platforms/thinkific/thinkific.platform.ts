import { Logger } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pMap from 'p-map';
import type { ThinkificConfig } from '../../../config/app-config.js';
import type { CoursePlatform, ScannedCatalogue } from '../../platform.js';
import { HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { COURSES, type CourseRow } from './course-row.js';
import { ThinkificClient } from './thinkific.client.js';
import { toCourseRow } from './thinkific.mapper.js';
import type { ThinkificChapter, ThinkificCourse, ThinkificProduct } from './thinkific.schemas.js';

/** Keeps the four requests that may be in flight busy, while one course is worked on. */
const AT_ONCE = 5;

const DOCUMENTED_STATUSES = ['published', 'draft'];

export class ThinkificPlatform implements CoursePlatform {
  readonly name = 'thinkific';
  readonly label = 'Thinkific';
  private readonly logger = new Logger(ThinkificPlatform.name);
  private readonly http: HttpClient;
  private readonly client: ThinkificClient;
  private readonly reportedStatuses = new Set(DOCUMENTED_STATUSES);

  constructor(
    private readonly config: ThinkificConfig,
    options: Pick<HttpClientOptions, 'timings' | 'limits'> = {},
  ) {
    const apiKey = config.apiKey ?? '';
    this.http = new HttpClient({
      platform: this.label,
      baseUrl: config.apiUrl,
      headers: { 'X-Auth-API-Key': apiKey, 'X-Auth-Subdomain': config.subdomain ?? '' },
      secret: apiKey,
      advise,
      ...options,
    });
    this.client = new ThinkificClient(this.http);
  }

  get requests(): number {
    return this.http.requests;
  }

  missingConfiguration(): string[] {
    const { subdomain, apiKey } = this.config;
    return [
      ...(subdomain ? [] : ['THINKIFIC_SUBDOMAIN']),
      ...(apiKey ? [] : ['THINKIFIC_API_KEY']),
    ];
  }

  async scan(signal: AbortSignal): Promise<ScannedCatalogue> {
    const rows = await this.http.scan(signal, (limited) =>
      abortingTogether(limited, (common) => this.readRows(common)),
    );
    return { table: COURSES, rows: new Map(rows.map((row) => [String(row.thinkific_id), row])) };
  }

  private async readRows(signal: AbortSignal): Promise<CourseRow[]> {
    const [courses, products, collections] = await Promise.all([
      this.client.courses(signal),
      this.client.products(signal),
      this.client.collections(signal),
    ]);
    const byId = new Map(products.map((product) => [product.id, product]));
    const site = {
      siteUrl: this.config.siteUrl ?? '',
      collections: new Map(collections.map((collection) => [collection.id, collection])),
    };
    const toRow = async (course: ThinkificCourse) => {
      const product = await this.productOf(course, byId, signal);
      const chapters = await this.chaptersOf(course, signal);
      this.reportStatus(product?.status);
      // Sanitising thousands of descriptions takes seconds, in which visitors are answered too.
      await nextTurn();
      return toCourseRow({ course, product, chapters }, site);
    };
    return pMap(courses, toRow, { concurrency: AT_ONCE });
  }

  /**
   * A bundle's id may equal a course's, so only type Course counts. A product that is missing from
   * the list may have been made since it was read; if there is none, nobody can buy the course.
   */
  private async productOf(
    course: ThinkificCourse,
    listed: ReadonlyMap<number, ThinkificProduct>,
    signal: AbortSignal,
  ): Promise<ThinkificProduct | null> {
    const id = course.product_id;
    const product = listed.get(id) ?? (await this.client.product(id, signal));
    return product?.productable_type === 'Course' ? product : null;
  }

  private async chaptersOf(
    course: ThinkificCourse,
    signal: AbortSignal,
  ): Promise<ThinkificChapter[]> {
    return course.chapter_ids.length > 0 ? this.client.chapters(course.id, signal) : [];
  }

  private reportStatus(status = 'draft'): void {
    if (this.reportedStatuses.has(status)) return;
    this.reportedStatuses.add(status);
    this.logger.warn(`Thinkific has products of status "${status}", which count as not on sale.`);
  }
}

async function abortingTogether<T>(
  signal: AbortSignal,
  work: (common: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await work(AbortSignal.any([signal, controller.signal]));
  } finally {
    controller.abort();
  }
}

function advise(refusal: number | null): string {
  switch (refusal) {
    case null:
      return 'Try again later; if it lasts, check the network and THINKIFIC_API_URL.';
    case 401:
      return 'Check THINKIFIC_API_KEY and THINKIFIC_SUBDOMAIN; a plan without API access is refused in the same way.';
    case 403:
      return "Check that the site's plan includes API access and that the key may read courses and products.";
    default:
      return 'Check THINKIFIC_API_URL.';
  }
}
