import { HtmlLimitError, toDescription } from '../../../common/text/description.js';
import { shorten } from '../../../common/text/shorten.js';
import { cleanText } from '../../../common/text/visible.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { MOST_BIO } from '../../../catalogue/instructors/dto/save-instructor.dto.js';
import type { InstructorRow, ScannedInstructors, ScanProblem } from '../../platform.js';
import { partProblem } from '../course-problem.js';
import { UnreadableError } from '../http/unreadable-error.js';
import type { ThinkificClient } from './thinkific.client.js';
import { toImage } from '../to-image.js';
import type { ThinkificCourse, ThinkificInstructor } from './thinkific.schemas.js';

interface ReadInstructors extends Pick<ScannedInstructors, 'rows' | 'isComplete'> {
  problems: ScanProblem[];
  /** Why there are none. */
  refusal?: string;
}

/** Plans and keys without access to instructors get 403 or 404. The courses are synced all the same. */
export async function readInstructors(
  client: ThinkificClient,
  signal: AbortSignal,
): Promise<ReadInstructors> {
  try {
    const list = await client.instructors(signal);
    if (list === null) return { problems: [] };
    const problems = list.bad.map(({ place, problem }) =>
      partProblem({ source: `GET /instructors, item ${place}`, problem }, null),
    );
    const rows = list.items.map(toInstructorRow).filter((row) => row !== null);
    return { rows, isComplete: problems.length === 0, problems };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return { problems: [], refusal: error.message };
  }
}

export function instructorsOf(courses: ThinkificCourse[]): ScannedInstructors['ofCourses'] {
  return new Map(courses.map((course) => [String(course.id), course.instructor_id ?? null]));
}

/** Returns null for an instructor without a name. */
function toInstructorRow(instructor: ThinkificInstructor): InstructorRow | null {
  const { id, first_name: first, last_name: last, title, bio, avatar_url: avatar } = instructor;
  const name = [first, last].map(cleanText).filter(Boolean).join(' ');
  if (!name) return null;
  return {
    id,
    name: shorten(name, LIMITS.text - 1),
    title: shortened(cleanText(title), LIMITS.text),
    bio: shortened(toPlainText(bio), MOST_BIO),
    portrait: toImage(avatar),
  };
}

function shortened(text: string | null, most: number): string | null {
  return text === null || text.length <= most ? text : shorten(text, most - 1);
}

/** Returns null for HTML that is beyond the limits. */
function toPlainText(html: string | null | undefined): string | null {
  try {
    return toDescription(html)?.text.replaceAll(/\s+/g, ' ') ?? null;
  } catch (error) {
    if (error instanceof HtmlLimitError) return null;
    throw error;
  }
}
