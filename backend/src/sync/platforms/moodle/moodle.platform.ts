import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteContent } from '../../../../../frontend/src/server/contract.ts';
import {
  type Description,
  HtmlLimitError,
  toDescription,
} from '../../../common/text/description.js';
import { cleanText } from '../../../common/text/visible.js';
import type { MoodleConfig } from '../../../config/app-config.js';
import type { CoursePlatform, ScannedCatalogue, ScanProblem, ScanWatch } from '../../platform.js';
import { categoryOf } from '../category-of.js';
import { courseProblem, partProblem } from '../course-problem.js';
import { type CourseRow, MOODLE_COURSES } from '../course-row.js';
import { HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { splitRecords } from '../records.js';
import { toImage } from '../to-image.js';
import { coursesAnswer, type MoodleCourse } from './moodle.schemas.js';

const SERVER = '/webservice/rest/server.php';
const COURSES = 'core_course_get_courses_by_field';
const CALL = `GET ${SERVER} (${COURSES})`;

interface MoodleOptions extends Pick<HttpClientOptions, 'timings' | 'limits' | 'slots'> {
  /** Returns the categories of the site. Called once per scan. */
  readCategories: () => Promise<SiteContent['categories']>;
}

/** The address of the call. Moodle takes the token in the query only. */
export function moodleCall(token: string): string {
  const query = { wsfunction: COURSES, moodlewsrestformat: 'json', wstoken: token };
  return `${SERVER}?${new URLSearchParams(query).toString()}`;
}

/**
 * The courses that the user of a web service token sees. Moodle has no prices there, so courses have none unless an admin
 * sets one, and it returns all courses at once.
 */
export class MoodlePlatform implements CoursePlatform {
  readonly name = 'moodle';
  readonly label = 'Moodle';
  readonly table = MOODLE_COURSES;
  readonly capabilities = [];
  /** Moodle has no limit, but is the school's own server, which learners use at the same time. */
  readonly budget = { most: 120, window: 60_000 };
  private readonly http: HttpClient;

  constructor(
    private readonly config: MoodleConfig,
    private readonly options: MoodleOptions,
  ) {
    this.http = new HttpClient({
      platform: this.label,
      get baseUrl() {
        return config.url ?? '';
      },
      headers: {},
      get secret() {
        return config.token ?? '';
      },
      advise,
      budget: this.budget,
      ...options,
    });
  }

  get requests(): number {
    return this.http.requests;
  }

  get isOff(): boolean {
    return !this.config.url && !this.config.token;
  }

  missingConfiguration(): string[] {
    const { url, token } = this.config;
    return [...(url ? [] : ['MOODLE_URL']), ...(token ? [] : ['MOODLE_TOKEN'])];
  }

  async scan(signal: AbortSignal, watch?: ScanWatch): Promise<ScannedCatalogue> {
    const records = await this.http.scan(
      signal,
      (limited) => this.readCourses(limited),
      () => watch?.pageRead(),
    );
    const categories = await this.options.readCategories();
    const { items, bad } = splitRecords(records);
    const problems: ScanProblem[] = bad.map((record) => courseProblem(CALL, record));
    const rows = new Map<string, CourseRow>();
    // The front page of the site is listed as a course.
    for (const course of items.filter(({ format }) => format !== 'site')) {
      const id = String(course.id);
      try {
        rows.set(id, this.toRow(course, categories));
      } catch (error) {
        if (!(error instanceof HtmlLimitError)) throw error;
        const problem = { field: 'summary', reason: error.reason };
        problems.push(partProblem({ source: CALL, problem }, id));
      }
      watch?.coursesRead(rows.size, items.length);
      // Sanitizing thousands of descriptions takes seconds, so other requests run in between.
      await nextTurn();
    }
    return { table: this.table, rows, problems };
  }

  /** @throws PlatformError */
  private async readCourses(signal: AbortSignal) {
    const { items } = this.http.limits;
    const path = moodleCall(this.config.token ?? '');
    const answer = await this.http.get(path, coursesAnswer(items), signal);
    if (answer === null) throw this.http.failure(`answered 404 to ${CALL}`, 404);
    if ('courses' in answer) return answer.courses;
    const { errorcode, message } = answer;
    const refusal = errorcode === 'invalidtoken' ? 401 : 403;
    throw this.http.failure(`refused ${CALL}: ${cleanText(message) ?? errorcode}`, refusal);
  }

  private toRow(course: MoodleCourse, categories: SiteContent['categories']): CourseRow {
    const description: Description | null = toDescription(course.summary);
    const category = cleanText(course.categoryname);
    const end = course.enddate ?? 0;
    return {
      platform_id: String(course.id),
      name: cleanText(course.displayname) ?? cleanText(course.fullname) ?? `Course ${course.id}`,
      description: description?.html ?? null,
      description_text: description?.text ?? null,
      image_url: toCover(course),
      price: null,
      payment_options: [],
      has_lifetime_access: end === 0,
      has_certificate: true,
      category: category && categoryOf(category, categories),
      duration: null,
      curriculum: [],
      enroll_url: `${this.config.url}/enrol/index.php?id=${course.id}`,
      position: course.sortorder ?? null,
      on_sale: Boolean(course.visible ?? true) && (end === 0 || end * 1000 > Date.now()),
    };
  }
}

/** Web services name the address that needs the token; the same file is public without that part of its path. */
function toCover({ overviewfiles }: MoodleCourse): string | null {
  const file = overviewfiles?.find(({ mimetype }) => mimetype?.startsWith('image/'));
  return toImage(file?.fileurl?.replace('/webservice/pluginfile.php/', '/pluginfile.php/'));
}

function advise(refusal: number | null): string {
  switch (refusal) {
    case null:
      return 'Try again later; if it lasts, check the network and MOODLE_URL.';
    case 401:
      return 'Check MOODLE_TOKEN (Settings → Connections): it may be mistyped, expired or deleted.';
    case 403:
      return `Check that the service of MOODLE_TOKEN has the function ${COURSES}, and that its user may use REST.`;
    default:
      return 'Check MOODLE_URL: it must be the address of the site, and web services must be enabled there.';
  }
}
