import { Logger } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pMap from 'p-map';
import type { ThinkificConfig } from '../../../config/app-config.js';
import type {
  CoursePlatform,
  CoursesOnly,
  ScannedCatalogue,
  ScanProblem,
  ScanWatch,
} from '../../platform.js';
import { courseProblem, partProblem } from '../course-problem.js';
import { HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { UnreadableError } from '../http/unreadable-error.js';
import { advise } from './advise.js';
import { CourseParts } from './course-parts.js';
import { COURSES, type CourseRow } from './course-row.js';
import { readSome } from './read-some.js';
import { ThinkificClient } from './thinkific.client.js';
import { toCourseRow } from './thinkific.mapper.js';
import type { ThinkificCourse } from './thinkific.schemas.js';

/** Keeps the four requests that may be in flight busy, while one course is worked on. */
const AT_ONCE = 5;

const DOCUMENTED_STATUSES = ['published', 'draft'];

export class ThinkificPlatform implements CoursePlatform {
  readonly name = 'thinkific';
  readonly label = 'Thinkific';
  readonly table = COURSES;
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

  async scan(signal: AbortSignal, watch?: ScanWatch): Promise<ScannedCatalogue> {
    const { rows, problems } = await this.http.scan(
      signal,
      (limited) => abortingTogether(limited, (common) => this.readCourses(common, watch)),
      () => watch?.pageRead(),
    );
    const byId = new Map(rows.map((row) => [String(row.thinkific_id), row]));
    return { table: this.table, rows: byId, problems };
  }

  async scanSome(only: CoursesOnly, signal: AbortSignal): Promise<ScannedCatalogue> {
    return this.http.scan(signal, async (limited) => {
      const some = await readSome(this.client, only, limited);
      const listed = { items: some.products, bad: [] };
      const parts = new CourseParts(this.client, listed, await this.client.collections(limited));
      const problems = some.unreadable.map(({ id, error }) => partProblem(error, String(id)));
      const rows = new Map<string, CourseRow>();
      for (const course of some.courses) {
        const [row] = await this.readRow(course, parts, problems, limited);
        if (row) rows.set(String(course.id), row);
      }
      return { table: COURSES, rows, problems, scope: some.ids.map(String) };
    });
  }

  private async readCourses(
    signal: AbortSignal,
    watch?: ScanWatch,
  ): Promise<{ rows: CourseRow[]; problems: ScanProblem[] }> {
    const [courses, products, collections] = await Promise.all([
      this.client.courses(signal),
      this.client.products(signal),
      this.client.collections(signal),
    ]);
    const parts = new CourseParts(this.client, products, collections);
    const problems = courses.bad.map((record) => courseProblem('GET /courses', record));
    let done = 0;
    const read = async (course: ThinkificCourse): Promise<CourseRow[]> => {
      const row = await this.readRow(course, parts, problems, signal);
      watch?.coursesRead(++done, courses.items.length);
      return row;
    };
    const rows = await pMap(courses.items, read, { concurrency: AT_ONCE });
    problems.push(...parts.unused().map((error) => partProblem(error, null)));
    return { rows: rows.flat(), problems };
  }

  /** Empty when there is a problem, which is added to the others. */
  private async readRow(
    course: ThinkificCourse,
    parts: CourseParts,
    problems: ScanProblem[],
    signal: AbortSignal,
  ): Promise<CourseRow[]> {
    try {
      return [await this.toRow(course, parts, signal)];
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      problems.push(partProblem(error, String(course.id)));
      return [];
    }
  }

  private async toRow(
    course: ThinkificCourse,
    parts: CourseParts,
    signal: AbortSignal,
  ): Promise<CourseRow> {
    const product = await parts.productOf(course, signal);
    const collections = product ? parts.collectionsOf(product) : new Map();
    const chapters = await parts.chaptersOf(course, signal);
    this.reportStatus(product?.status);
    // Sanitising thousands of descriptions takes seconds, in which visitors are answered too.
    await nextTurn();
    const site = { siteUrl: this.config.siteUrl ?? '', collections };
    return toCourseRow({ course, product, chapters }, site);
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
