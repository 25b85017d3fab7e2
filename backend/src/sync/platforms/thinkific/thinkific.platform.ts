import pMap from 'p-map';
import { Logger } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteContent } from '../../../../../frontend/src/server/contract.ts';
import { PAYMENT_TYPES } from '../../../common/price/price-words.js';
import type { ThinkificConfig } from '../../../config/app-config.js';
import { DEFAULT_CONTENT } from '../../../site-content/default-content.js';
import type {
  CoursePlatform,
  CoursesOnly,
  Curricula,
  PromotionRow,
  ReadCurricula,
  ScannedCatalogue,
  ScanProblem,
  ScanWatch,
} from '../../platform.js';
import type { ScannedReviews } from '../../reviews/scanned-reviews.js';
import { courseProblem, partProblem } from '../course-problem.js';
import { abortingTogether, HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { UnreadableError } from '../http/unreadable-error.js';
import { CourseParts } from './course-parts.js';
import { THINKIFIC_COURSES, type ThinkificCourseRow } from '../course-row.js';
import { readBundles } from './read-bundles.js';
import { instructorsOf, readInstructors } from './read-instructors.js';
import { type KnownCheck, readPromotions } from './read-promotions.js';
import { readReviews } from './read-reviews.js';
import { readSome } from './read-some.js';
import { credentialOf, credentialVariable, expiryWarning, thinkificHeaders } from './credential.js';
import { THINKIFIC_BUDGET, ThinkificClient } from './thinkific.client.js';
import { listedChapters, readCurricula } from './read-curricula.js';
import { unreadablePrices } from './payment-options.js';
import { toCourseRow, toCurriculum } from './thinkific.mapper.js';
import type { ThinkificCourse, ThinkificProduct } from './thinkific.schemas.js';

/** Returns what an admin can do about a refused request, or about repeated temporary failures (null). */
function advise(refusal: number | null): string {
  switch (refusal) {
    case null:
      return 'Try again later; if it lasts, check the network and THINKIFIC_API_URL.';
    case 401:
      return (
        'Check the credential and the subdomain (Settings → Connections, or THINKIFIC_…): it may be mistyped, expired ' +
        'or of the other kind; a plan without API access is refused in the same way.'
      );
    case 403:
      return "Check that the site's plan includes API access and that the key may read courses and products.";
    default:
      return 'Check THINKIFIC_API_URL.';
  }
}

/** One more than the concurrent requests, so that processing a course does not stop them. */
const AT_ONCE = 5;

const DOCUMENTED_STATUSES = ['published', 'draft'];

type Categories = SiteContent['categories'];

interface ThinkificOptions extends Pick<HttpClientOptions, 'timings' | 'limits' | 'slots'> {
  /** Returns the categories of the site. Called once per scan. */
  readCategories?: () => Promise<Categories>;
  /** Returns what earlier syncs know of promotions. Absent: promotions are not read. */
  readKnownChecks?: (() => Promise<KnownCheck[]>) | undefined;
  /** Returns the courses by the last reading of their reviews. Absent: reviews are not read. */
  readReviewOrder?: (() => Promise<number[]>) | undefined;
}

export class ThinkificPlatform implements CoursePlatform {
  readonly name = 'thinkific';
  readonly label = 'Thinkific';
  readonly table = THINKIFIC_COURSES;
  readonly capabilities = [
    ...PAYMENT_TYPES,
    'curriculum',
    'instructors',
    'bundles',
    'promotions',
    'reviews',
    'webhooks',
  ] as const;
  readonly budget = THINKIFIC_BUDGET;
  readonly readCurricula: ReadCurricula | undefined;
  private readonly logger = new Logger(ThinkificPlatform.name);
  private readonly http: HttpClient;
  private readonly client: ThinkificClient;
  private readonly readCategories: () => Promise<Categories>;
  private readonly readKnownChecks: ThinkificOptions['readKnownChecks'];
  private readonly readReviewOrder: ThinkificOptions['readReviewOrder'];
  private readonly reportedStatuses = new Set(DOCUMENTED_STATUSES);
  private readonly reportedPrices = new Set<string>();

  constructor(
    private readonly config: ThinkificConfig,
    { readCategories, readKnownChecks, readReviewOrder, ...options }: ThinkificOptions = {},
  ) {
    this.readKnownChecks = readKnownChecks;
    this.readReviewOrder = readReviewOrder;
    this.readCategories = readCategories ?? (() => Promise.resolve(DEFAULT_CONTENT.categories));
    this.http = new HttpClient({
      platform: this.label,
      baseUrl: config.apiUrl,
      get headers() {
        return thinkificHeaders(config);
      },
      get secret() {
        return credentialOf(config) ?? '';
      },
      advise,
      budget: this.budget,
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
    return [
      ...(this.config.subdomain ? [] : ['THINKIFIC_SUBDOMAIN']),
      ...(credentialOf(this.config) ? [] : [credentialVariable(this.config)]),
    ];
  }

  async scan(signal: AbortSignal, watch?: ScanWatch, known?: Curricula): Promise<ScannedCatalogue> {
    const expires = expiryWarning(this.config);
    if (expires) this.logger.warn(`${expires.what}. ${expires.todo}`);
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
      const categories = await this.readCategories();
      const lists = { products: listed, collections, categories };
      const parts = new CourseParts(this.client, lists, limited);
      const problems = some.unreadable.map(({ id, error }) => partProblem(error, String(id)));
      const rows = new Map<string, ThinkificCourseRow>();
      for (const course of some.courses) {
        const row = await this.readRow(course, parts, problems);
        if (row) rows.set(String(course.id), row);
      }
      const scope = some.ids.map(String);
      return {
        table: THINKIFIC_COURSES,
        rows,
        problems,
        chapters: listedChapters(some.courses, true),
        instructors: { ofCourses: instructorsOf(some.courses) },
        scope,
      };
    });
  }

  private async readCourses(
    signal: AbortSignal,
    watch?: ScanWatch,
    known?: Curricula,
  ): Promise<ScannedCatalogue> {
    const [courses, products, collections, categories, people] = await Promise.all([
      this.client.courses(signal),
      this.client.products(signal),
      this.client.collections(signal),
      this.readCategories(),
      readInstructors(this.client, signal),
    ]);
    const parts = new CourseParts(this.client, { products, collections, categories }, signal);
    const problems = courses.bad.map((record) => courseProblem('GET /courses', record));
    const rows = new Map<string, ThinkificCourseRow>();
    let done = 0;
    const read = async (course: ThinkificCourse): Promise<void> => {
      const row = await this.readRow(course, parts, problems, known);
      if (row) rows.set(String(course.id), row);
      watch?.coursesRead(++done, courses.items.length);
    };
    await pMap(courses.items, read, { concurrency: AT_ONCE });
    problems.push(...parts.unused().map((error) => partProblem(error, null)));
    const chapters = listedChapters(courses.items, known === undefined);
    problems.push(...people.problems);
    if (people.refusal) this.logger.warn(`${people.refusal} The known instructors stay.`);
    const instructors = people.rows && { ...people, ofCourses: instructorsOf(courses.items) };
    const promotions = await this.readPromotions(products.items, problems, signal);
    const { siteUrl } = this.config;
    const bundles = await readBundles(this.client, products.items, siteUrl ?? '', signal);
    if (bundles.refusal) this.logger.warn(`${bundles.refusal} The known bundles stay.`);
    return {
      ...{ table: THINKIFIC_COURSES, rows, problems, chapters, instructors, promotions },
      bundles: bundles.rows,
      reviews: await this.readReviews(courses.items, signal),
    };
  }

  /** Returns none if they are switched off, and undefined if they could not be read. */
  private async readPromotions(
    products: ThinkificProduct[],
    problems: ScanProblem[],
    signal: AbortSignal,
  ): Promise<PromotionRow[] | undefined> {
    const known = await this.readKnownChecks?.();
    if (!known) return [];
    const { isLimited } = this.http;
    const read = await readPromotions(this.client, { products, known, isLimited }, signal);
    if (read.refusal) this.logger.warn(`${read.refusal} The known promotions stay.`);
    problems.push(...read.problems);
    return read.rows;
  }

  private async readReviews(
    courses: ThinkificCourse[],
    signal: AbortSignal,
  ): Promise<ScannedReviews | undefined> {
    const known = await this.readReviewOrder?.();
    if (!known) return undefined;
    const { failures, ...reviews } = await readReviews(this.client, courses, known, signal);
    failures.forEach((failure) => this.logger.warn(`${failure} The known reviews stay.`));
    return reviews;
  }

  private async readRow(
    course: ThinkificCourse,
    parts: CourseParts,
    problems: ScanProblem[],
    known?: Curricula,
  ): Promise<ThinkificCourseRow | null> {
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
  ): Promise<ThinkificCourseRow> {
    const product = await parts.productOf(course);
    const collections = product ? parts.collectionsOf(product) : new Map();
    const curriculum =
      known?.get(String(course.id)) ?? (known ? [] : toCurriculum(await parts.chaptersOf(course)));
    this.reportStatus(product?.status);
    if (product) unreadablePrices(product).forEach((price) => this.reportPrice(price));
    // Sanitizing thousands of descriptions takes seconds, so other requests run in between.
    await nextTurn();
    const { categories } = parts;
    const site = { siteUrl: this.config.siteUrl ?? '', collections, categories };
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
