import pMap from 'p-map';
import { Logger } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ThinkificConfig } from '../../../config/app-config.js';
import type {
  CoursePlatform,
  CoursesOnly,
  Curricula,
  ReadCurricula,
  ScannedCatalogue,
  ScanProblem,
  ScanWatch,
} from '../../platform.js';
import { courseProblem, partProblem } from '../course-problem.js';
import { abortingTogether, HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { UnreadableError } from '../http/unreadable-error.js';
import { CourseParts } from './course-parts.js';
import { COURSES, type CourseRow } from './course-row.js';
import { readSome } from './read-some.js';
import { ThinkificClient } from './thinkific.client.js';
import { listedChapters, readCurricula } from './read-curricula.js';
import { unreadablePrices } from './payment-options.js';
import { toCourseRow, toCurriculum } from './thinkific.mapper.js';
import type { ThinkificCourse } from './thinkific.schemas.js';

/** Returns what an admin can do about a refused request, or about repeated temporary failures (null). */
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

/** One more than the concurrent requests, so that processing a course does not stop them. */
const AT_ONCE = 5;

const DOCUMENTED_STATUSES = ['published', 'draft'];

export function thinkificHeaders({
  apiKey,
  subdomain,
}: Pick<ThinkificConfig, 'apiKey' | 'subdomain'>): Record<string, string> {
  return { 'X-Auth-API-Key': apiKey ?? '', 'X-Auth-Subdomain': subdomain ?? '' };
}

export class ThinkificPlatform implements CoursePlatform {
  readonly name = 'thinkific';
  readonly label = 'Thinkific';
  readonly table = COURSES;
  readonly readCurricula: ReadCurricula | undefined;
  private readonly logger = new Logger(ThinkificPlatform.name);
  private readonly http: HttpClient;
  private readonly client: ThinkificClient;
  private readonly reportedStatuses = new Set(DOCUMENTED_STATUSES);
  private readonly reportedPrices = new Set<string>();

  constructor(
    private readonly config: ThinkificConfig,
    options: Pick<HttpClientOptions, 'timings' | 'limits' | 'slots'> = {},
  ) {
    const apiKey = config.apiKey ?? '';
    this.http = new HttpClient({
      platform: this.label,
      baseUrl: config.apiUrl,
      headers: thinkificHeaders(config),
      secret: apiKey,
      advise,
      ...options,
    });
    this.client = new ThinkificClient(this.http);
    this.readCurricula = this.http.isLimited
      ? (courses, signal, watch) =>
          this.http.scan(signal, (limited) => readCurricula(this.client, courses, limited, watch))
      : undefined;
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

  async scan(signal: AbortSignal, watch?: ScanWatch, known?: Curricula): Promise<ScannedCatalogue> {
    return this.http.scan(
      signal,
      (limited) => abortingTogether(limited, (common) => this.readCourses(common, watch, known)),
      () => watch?.pageRead(),
    );
  }

  async scanSome(only: CoursesOnly, signal: AbortSignal): Promise<ScannedCatalogue> {
    return this.http.scan(signal, async (limited) => {
      const some = await readSome(this.client, only, limited);
      const listed = { items: some.products, bad: [] };
      const collections = await this.client.collections(limited);
      const parts = new CourseParts(this.client, listed, collections, limited);
      const problems = some.unreadable.map(({ id, error }) => partProblem(error, String(id)));
      const rows = new Map<string, CourseRow>();
      for (const course of some.courses) {
        const row = await this.readRow(course, parts, problems);
        if (row) rows.set(String(course.id), row);
      }
      const scope = some.ids.map(String);
      return {
        table: COURSES,
        rows,
        problems,
        chapters: listedChapters(some.courses, true),
        scope,
      };
    });
  }

  private async readCourses(
    signal: AbortSignal,
    watch?: ScanWatch,
    known?: Curricula,
  ): Promise<ScannedCatalogue> {
    const [courses, products, collections] = await Promise.all([
      this.client.courses(signal),
      this.client.products(signal),
      this.client.collections(signal),
    ]);
    const parts = new CourseParts(this.client, products, collections, signal);
    const problems = courses.bad.map((record) => courseProblem('GET /courses', record));
    const rows = new Map<string, CourseRow>();
    let done = 0;
    const read = async (course: ThinkificCourse): Promise<void> => {
      const row = await this.readRow(course, parts, problems, known);
      if (row) rows.set(String(course.id), row);
      watch?.coursesRead(++done, courses.items.length);
    };
    await pMap(courses.items, read, { concurrency: AT_ONCE });
    problems.push(...parts.unused().map((error) => partProblem(error, null)));
    const chapters = listedChapters(courses.items, known === undefined);
    return { table: COURSES, rows, problems, chapters };
  }

  private async readRow(
    course: ThinkificCourse,
    parts: CourseParts,
    problems: ScanProblem[],
    known?: Curricula,
  ): Promise<CourseRow | null> {
    try {
      return await this.toRow(course, parts, known);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      problems.push(partProblem(error, String(course.id)));
      return null;
    }
  }

  private async toRow(
    course: ThinkificCourse,
    parts: CourseParts,
    known?: Curricula,
  ): Promise<CourseRow> {
    const product = await parts.productOf(course);
    const collections = product ? parts.collectionsOf(product) : new Map();
    const curriculum =
      known?.get(String(course.id)) ?? (known ? [] : toCurriculum(await parts.chaptersOf(course)));
    this.reportStatus(product?.status);
    if (product) unreadablePrices(product).forEach((price) => this.reportPrice(price));
    // Sanitizing thousands of descriptions takes seconds, so other requests run in between.
    await nextTurn();
    const site = { siteUrl: this.config.siteUrl ?? '', collections };
    return toCourseRow({ course, product, curriculum }, site);
  }

  private reportStatus(status = 'draft'): void {
    if (this.reportedStatuses.has(status)) return;
    this.reportedStatuses.add(status);
    this.logger.warn(
      `Thinkific has products with the unknown status "${status}". They count as not on sale.`,
    );
  }

  private reportPrice(price: string): void {
    if (this.reportedPrices.has(price)) return;
    this.reportedPrices.add(price);
    this.logger.warn(
      `Thinkific has prices that cannot be shown (${price}): the amount, type, currency, number of payments or ` +
        'interval is missing or unknown. They are left out.',
    );
  }
}
