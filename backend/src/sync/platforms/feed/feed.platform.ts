import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteContent } from '../../../../../frontend/src/server/contract.ts';
import { PlatformError } from '../../../common/problem/app-error.js';
import { totalOf } from '../../../common/price/price-words.js';
import {
  type Description,
  HtmlLimitError,
  toDescription,
} from '../../../common/text/description.js';
import { cleanText } from '../../../common/text/visible.js';
import type { FeedConfig } from '../../../config/app-config.js';
import type { CoursePlatform, ScannedCatalogue, ScanProblem, ScanWatch } from '../../platform.js';
import { categoryOf } from '../category-of.js';
import { courseProblem } from '../course-problem.js';
import { type CourseRow, FEED_COURSES } from '../course-row.js';
import { HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { type ListRecord, problemOf, splitRecords } from '../records.js';
import { toImage } from '../to-image.js';
import { type FeedCourse, feedOf } from './feed.schemas.js';
import { FeedFormatError, readFeed } from './read-feed.js';
import { toFeedOption } from './to-feed-option.js';

export interface FeedFile {
  name: string;
  content: string;
}

type Site = Pick<SiteContent, 'categories' | 'currency'>;

interface FeedOptions extends Pick<HttpClientOptions, 'timings' | 'limits' | 'slots'> {
  /** Returns what the site has published. Called once per scan. */
  readSite: () => Promise<Site>;
  /** Returns the file that an admin has uploaded last. */
  readUpload: () => Promise<FeedFile | null>;
}

/** A CSV or JSON file of courses, by address or uploaded, for schools whose platform has no API. */
export class FeedPlatform implements CoursePlatform {
  readonly name = 'feed';
  readonly label = 'Course feed';
  readonly table = FEED_COURSES;
  readonly capabilities = ['free', 'one-time', 'subscription', 'curriculum'] as const;
  /** A sync is one request. This leaves room for its retries and redirects, and for some previews in a row. */
  readonly budget = { most: 12, window: 60_000 };
  private readonly http: HttpClient;

  constructor(
    private readonly config: FeedConfig,
    private readonly options: FeedOptions,
  ) {
    this.http = new HttpClient({
      platform: this.label,
      get baseUrl() {
        return new URL(config.url ?? '').origin;
      },
      headers: { Accept: 'application/json, text/csv;q=0.9, text/plain;q=0.8' },
      /** Many feeds have a key in their address. */
      get secret() {
        return new URL(config.url ?? '').search.slice(1);
      },
      advise,
      format: { name: 'a feed of courses', read: readFeed },
      followsRedirects: true,
      budget: this.budget,
      ...options,
    });
  }

  get requests(): number {
    return this.http.requests;
  }

  get isOff(): boolean {
    return this.config.source === 'off';
  }

  missingConfiguration(): string[] {
    const { source, url } = this.config;
    if (source === 'off') return ['FEED_SOURCE'];
    return source === 'address' && !url ? ['FEED_URL'] : [];
  }

  async scan(signal: AbortSignal, watch?: ScanWatch): Promise<ScannedCatalogue> {
    const { where, records } = await this.http.scan(
      signal,
      (limited) => (this.config.source === 'upload' ? this.readUpload() : this.download(limited)),
      () => watch?.pageRead(),
    );
    const site = await this.options.readSite();
    const { items, bad } = splitRecords(records);
    const problems: ScanProblem[] = bad.map((record) => courseProblem(where, record));
    const rows = new Map<string, CourseRow>();
    for (const course of items) {
      const row = rows.has(course.id) ? `“${course.id}” is used twice` : toRow(course, site);
      if (typeof row !== 'string') rows.set(course.id, row);
      else if (rows.has(course.id)) problems.push(problemAt(where, null, 'id', row));
      else problems.push(problemAt(where, course.id, 'description', row));
      watch?.coursesRead(rows.size, items.length);
      // Sanitizing thousands of descriptions takes seconds, so other requests run in between.
      await nextTurn();
    }
    return { table: this.table, rows, problems };
  }

  private async download(signal: AbortSignal) {
    const { pathname, search } = new URL(this.config.url ?? '');
    const { items } = this.http.limits;
    const records = await this.http.get(`${pathname}${search}`, feedOf(items), signal);
    const where = `GET ${pathname}`;
    if (records === null) throw this.http.failure(`answered 404 to ${where}`, 404);
    return { where, records };
  }

  private async readUpload(): Promise<{
    where: string;
    records: ListRecord<FeedCourse, string>[];
  }> {
    const file = await this.options.readUpload();
    const where = 'Settings → Connections → Course feed';
    if (!file) throw new PlatformError(`No feed has been uploaded. Upload a file under ${where}.`);
    const failed = (reason: string) =>
      new PlatformError(`The uploaded feed ${file.name} cannot be read: ${reason}`);
    try {
      const parsed = feedOf(this.http.limits.items).safeParse(readFeed(file.content));
      if (parsed.success) return { where: file.name, records: parsed.data };
      const { field, reason } = problemOf(parsed.error);
      throw failed(`${field}: ${reason}.`);
    } catch (error) {
      throw error instanceof FeedFormatError ? failed(error.message) : error;
    }
  }
}

function problemAt(
  source: string,
  courseId: string | null,
  field: string,
  reason: string,
): ScanProblem {
  return { courseId, mayBeAny: false, source, field, reason };
}

/** Returns why the course cannot be read instead, if its description is too long or too deeply nested. */
function toRow(course: FeedCourse, { categories, currency }: Site): CourseRow | string {
  let description: Description | null;
  try {
    description = toDescription(course.description);
  } catch (error) {
    if (error instanceof HtmlLimitError) return error.reason;
    throw error;
  }
  const option = toFeedOption(course, currency);
  const category = cleanText(course.category);
  return {
    platform_id: course.id,
    name: cleanText(course.title) ?? `Course ${course.id}`,
    description: description?.html ?? null,
    description_text: description?.text ?? null,
    image_url: toImage(course.image_url),
    price: option && totalOf(option),
    payment_options: option ? [option] : [],
    has_lifetime_access: course.lifetime_access && option?.type !== 'subscription',
    has_certificate: course.certificate,
    category: category && categoryOf(category, categories),
    duration: cleanText(course.duration),
    curriculum: course.curriculum.map((part) => cleanText(part)).filter((part) => part !== null),
    enroll_url: course.url,
    position: course.position === null ? null : Number(course.position),
    on_sale: course.on_sale,
  };
}

function advise(refusal: number | null): string {
  switch (refusal) {
    case null:
      return 'Try again later; if it lasts, check the network and FEED_URL.';
    case 401:
    case 403:
      return 'Check FEED_URL (Settings → Connections): the address must open without a login.';
    default:
      return 'Check FEED_URL (Settings → Connections).';
  }
}
