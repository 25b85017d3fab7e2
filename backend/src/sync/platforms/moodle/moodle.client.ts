import { cleanText } from '../../../common/text/visible.js';
import type { MoodleConfig } from '../../../config/app-config.js';
import type { HttpClient } from '../http/http-client.js';
import { UnreadableError } from '../http/unreadable-error.js';
import {
  contentsAnswer,
  coursesAnswer,
  type MoodleException,
  type MoodleSection,
} from './moodle.schemas.js';

const SERVER = '/webservice/rest/server.php';
export const COURSES = 'core_course_get_courses_by_field';
export const CONTENTS = 'core_course_get_contents';

export const callOf = (wsfunction: string) => `GET ${SERVER} (${wsfunction})`;

/** The address of a call. Moodle takes the token in the query only. */
export function moodleCall(token: string, wsfunction = COURSES, values: object = {}): string {
  const query = { wsfunction, moodlewsrestformat: 'json', wstoken: token, ...values };
  return `${SERVER}?${new URLSearchParams(query).toString()}`;
}

/** The service of the token lacks a function. */
export class MissingFunctionError extends Error {}

export class MoodleClient {
  constructor(
    private readonly http: HttpClient,
    private readonly config: MoodleConfig,
  ) {}

  /** @throws PlatformError */
  async courses(signal: AbortSignal) {
    const path = moodleCall(this.config.token ?? '');
    const answer = await this.http.get(path, coursesAnswer(this.http.limits.items), signal);
    if (answer === null) throw this.http.failure(`answered 404 to ${callOf(COURSES)}`, 404);
    if ('courses' in answer) return answer.courses;
    throw this.failure(answer, callOf(COURSES));
  }

  /**
   * Returns what the user of the token sees of a course.
   * @throws PlatformError, UnreadableError if only this course is refused, MissingFunctionError
   */
  async contents(courseid: string, signal: AbortSignal): Promise<MoodleSection[]> {
    const withoutFiles = { 'options[0][name]': 'excludecontents', 'options[0][value]': 'true' };
    const path = moodleCall(this.config.token ?? '', CONTENTS, { courseid, ...withoutFiles });
    const answer = await this.http.get(path, contentsAnswer, signal);
    if (Array.isArray(answer)) return answer;
    if (answer?.errorcode === 'invalidtoken') throw this.failure(answer, callOf(CONTENTS));
    if (answer?.errorcode === 'accessexception') throw new MissingFunctionError();
    const source = `${callOf(CONTENTS)}, course ${courseid}`;
    const reason = answer ? `refused: ${wordsOf(answer)}` : 'answered 404';
    throw new UnreadableError(`${source} is refused`, source, { field: 'curriculum', reason });
  }

  private failure(exception: MoodleException, call: string) {
    const refusal = exception.errorcode === 'invalidtoken' ? 401 : 403;
    return this.http.failure(`refused ${call}: ${wordsOf(exception)}`, refusal);
  }
}

function wordsOf({ errorcode, message }: MoodleException): string {
  return cleanText(message) ?? errorcode;
}
