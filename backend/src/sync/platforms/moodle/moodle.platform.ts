import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteContent } from '../../../../../frontend/src/server/contract.ts';
import {
  type Description,
  HtmlLimitError,
  toDescription,
} from '../../../common/text/description.js';
import { cleanText } from '../../../common/text/visible.js';
import type { MoodleConfig } from '../../../config/app-config.js';
import type {
  CoursePlatform,
  Curricula,
  ScannedCatalogue,
  ScanProblem,
  ScanWatch,
} from '../../platform.js';
import { categoryOf } from '../category-of.js';
import { courseProblem, partProblem } from '../course-problem.js';
import { type CourseRow, MOODLE_COURSES } from '../course-row.js';
import { HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { splitRecords } from '../records.js';
import { toImage } from '../to-image.js';
import { readEachCurriculum } from '../read-curricula.js';
import { callOf, CONTENTS, COURSES, MissingFunctionError, MoodleClient } from './moodle.client.js';
import type { MoodleCourse } from './moodle.schemas.js';
import { toCurriculum } from './to-curriculum.js';

const CALL = callOf(COURSES);

interface MoodleOptions extends Pick<HttpClientOptions, 'timings' | 'limits' | 'slots'> {
  /** Returns the categories of the site. Called once per scan. */
  readCategories: () => Promise<SiteContent['categories']>;
  /** Returns those of earlier syncs, by the platform's ids. Called once per scan. */
  readKnownCurricula: () => Promise<Curricula>;
}

/**
 * The courses that the user of a web service token sees. Moodle has no prices there, so courses have none unless an admin
 * sets one, and it returns all courses at once, but the contents of each by another request.
 */
export class MoodlePlatform implements CoursePlatform {
  readonly name = 'moodle';
  readonly label = 'Moodle';
  readonly table = MOODLE_COURSES;
  readonly capabilities = ['curriculum'] as const;
  /** Moodle has no limit, but is the school's own server, which learners use at the same time. */
  readonly budget = { most: 120, window: 60_000 };
  private readonly http: HttpClient;
  private readonly client: MoodleClient;

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
    this.client = new MoodleClient(this.http, config);
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
    const { items, bad, curricula, problems } = await this.http.scan(
      signal,
      (limited) => this.read(limited, watch),
      () => watch?.pageRead(),
    );
    const categories = await this.options.readCategories();
    problems.push(...bad.map((record) => courseProblem(CALL, record)));
    const rows = new Map<string, CourseRow>();
    for (const course of items) {
      const id = String(course.id);
      try {
        rows.set(id, this.toRow(course, curricula.get(id) ?? [], categories));
      } catch (error) {
        if (!(error instanceof HtmlLimitError)) throw error;
        const problem = { field: 'summary', reason: error.reason };
        problems.push(partProblem({ source: CALL, problem }, id));
      }
      // Sanitizing thousands of descriptions takes seconds, so other requests run in between.
      await nextTurn();
    }
    return { table: this.table, rows, problems };
  }

  private async read(signal: AbortSignal, watch: ScanWatch | undefined) {
    const { items, bad } = splitRecords(await this.client.courses(signal));
    // The front page of the site is listed as a course.
    const courses = items.filter(({ format }) => format !== 'site');
    return { items: courses, bad, ...(await this.readContents(courses, signal, watch)) };
  }

  /** Where curricula cannot be read, returns the known ones, and why as problems. */
  private async readContents(
    courses: MoodleCourse[],
    signal: AbortSignal,
    watch: ScanWatch | undefined,
  ): Promise<{ curricula: Curricula; problems: ScanProblem[] }> {
    const known = await this.options.readKnownCurricula();
    let isMissing = false;
    const read = async ({ id }: { id: string }, common: AbortSignal): Promise<string[]> => {
      try {
        if (!isMissing) return toCurriculum(await this.client.contents(id, common));
      } catch (error) {
        if (!(error instanceof MissingFunctionError)) throw error;
        isMissing = true;
      }
      return known.get(id) ?? [];
    };
    const ids = courses.map(({ id }) => ({ id: String(id) }));
    const coursesRead = (done: number, total: number) => watch?.coursesRead(done, total);
    const found = await readEachCurriculum(ids, read, signal, { coursesRead });
    // Their courses are known apart from it, so they do not count as unread.
    const problems = found.problems.map((problem): ScanProblem => ({ ...problem, courseId: null }));
    const reason = 'the service of MOODLE_TOKEN lacks this function; known curricula stay';
    const missing = { source: callOf(CONTENTS), problem: { field: 'curriculum', reason } };
    if (isMissing) problems.push(partProblem(missing, null));
    return { curricula: new Map([...known, ...found.curricula]), problems };
  }

  private toRow(
    course: MoodleCourse,
    curriculum: string[],
    categories: SiteContent['categories'],
  ): CourseRow {
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
      curriculum,
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
