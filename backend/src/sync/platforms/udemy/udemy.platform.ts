import type { UdemyConfig } from '../../../config/app-config.js';
import type { CoursePlatform, ScannedCatalogue, ScanWatch } from '../../platform.js';
import { HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { courseProblem } from '../course-problem.js';
import { splitRecords } from '../records.js';
import { COURSES, UdemyClient } from './udemy.client.js';
import { cleanText } from '../../../common/text/visible.js';
import type { PublishedUdemyCourse } from './udemy.schemas.js';
import { toImage } from '../to-image.js';
import type { MirrorTable } from '../../changes/mirror-table.js';

export interface UdemyCourseRow {
  udemy_id: string;
  title: string;
  url: string;
  is_paid: boolean;
  headline: string | null;
  rating: number | null;
  num_reviews: number | null;
  price_text: string | null;
  image_url: string | null;
}

const COLUMNS = { udemy_id: 'text', title: 'text', url: 'text', is_paid: 'boolean' };

export const UDEMY_COURSES: MirrorTable & {
  facts: Record<Exclude<keyof UdemyCourseRow, keyof typeof COLUMNS>, string>;
} = {
  platform: 'udemy',
  name: 'udemy_courses',
  key: 'udemy_id',
  id: 'udemy_id',
  title: 'title',
  columns: COLUMNS,
  facts: {
    headline: 'text',
    rating: 'real',
    num_reviews: 'integer',
    price_text: 'text',
    image_url: 'text',
  },
  lost: `change.kind = 'removed'`,
  watched: {},
};

export function toUdemyCourseRow(course: PublishedUdemyCourse): UdemyCourseRow {
  return {
    udemy_id: course.id,
    title: cleanText(course.title) ?? 'Untitled course',
    url: cleanText(course.url) ?? '/',
    is_paid: course.is_paid,
    headline: cleanText(course.headline),
    rating: course.rating ?? null,
    num_reviews: course.num_reviews ?? null,
    price_text: course.is_paid ? toPriceText(course) : null,
    image_url: toImage(course.image_480x270),
  };
}

/** Returns the localized price, such as "CA$19.99". */
function toPriceText({ price, price_detail: detail }: PublishedUdemyCourse): string | null {
  const text = cleanText(detail?.price_string ?? price);
  return text !== null && /\d/.test(text) ? text : null;
}

export function udemyHeaders({ apiToken }: UdemyConfig): Record<string, string> {
  return { Authorization: `bearer ${apiToken ?? ''}`, Accept: 'application/json, text/plain, */*' };
}

export class UdemyPlatform implements CoursePlatform {
  readonly name = 'udemy';
  readonly label = 'Udemy';
  readonly table = UDEMY_COURSES;
  readonly capabilities = [];
  /** Udemy publishes no limit. Authors of public clients measured 100 requests in 10 seconds; this is a tenth of it. */
  readonly budget = { most: 60, window: 60_000 };
  private readonly http: HttpClient;
  private readonly client: UdemyClient;

  constructor(
    private readonly config: UdemyConfig,
    options: Pick<HttpClientOptions, 'timings' | 'limits' | 'slots'> = {},
  ) {
    const { apiUrl } = config;
    this.http = new HttpClient({
      platform: this.label,
      baseUrl: apiUrl,
      get headers() {
        return udemyHeaders(config);
      },
      get secret() {
        return config.apiToken ?? '';
      },
      advise,
      budget: this.budget,
      ...options,
    });
    this.client = new UdemyClient(this.http, apiUrl);
  }

  get requests(): number {
    return this.http.requests;
  }

  missingConfiguration(): string[] {
    return this.config.apiToken ? [] : ['UDEMY_API_TOKEN'];
  }

  async scan(signal: AbortSignal, watch?: ScanWatch): Promise<ScannedCatalogue> {
    const records = await this.http.scan(
      signal,
      (limited) => this.client.courses(limited, watch),
      () => watch?.pageRead(),
    );
    const { items, bad } = splitRecords(records);
    const rows = items.filter((course) => course.is_published).map(toUdemyCourseRow);
    return {
      table: this.table,
      rows: new Map(rows.map((row) => [row.udemy_id, row])),
      problems: bad.map((record) => courseProblem(`GET ${COURSES}`, record)),
    };
  }
}

function advise(refusal: number | null): string {
  switch (refusal) {
    case null:
      return 'Try again later; if it lasts, check the network and UDEMY_API_URL.';
    case 401:
      return 'Check UDEMY_API_TOKEN (Settings → Connections): it may be mistyped or revoked.';
    case 403:
      return 'Check that the account of UDEMY_API_TOKEN is an instructor whose courses may be listed.';
    default:
      return 'Check UDEMY_API_URL.';
  }
}
