import pMap from 'p-map';
import type { Curricula, ScanProblem } from '../platform.js';
import { partProblem } from './course-problem.js';
import { abortingTogether } from './http/http-client.js';
import { ServerFailureError, UnreadableError } from './http/unreadable-error.js';

const AT_ONCE = 4;
/** With more failing courses, the platform as a whole is failing. */
const MOST_FAILURES = 2;

interface Watch {
  /** Returns what was read so far when it aborts. */
  wanted?: AbortSignal;
  coursesRead(done: number, total: number): void;
}

/**
 * Reads curricula course by course. A course that cannot be read is a problem, and is not in the result.
 * @throws PlatformError, also when the server fails for more than two courses
 */
export async function readEachCurriculum<Course extends { id: string }>(
  courses: readonly Course[],
  read: (course: Course, signal: AbortSignal) => Promise<string[]>,
  signal: AbortSignal,
  watch: Watch,
): Promise<{ curricula: Curricula; problems: ScanProblem[] }> {
  const curricula = new Map<string, string[]>();
  const problems: ScanProblem[] = [];
  let failures = 0;
  const readOne = async (course: Course, common: AbortSignal): Promise<void> => {
    if (watch.wanted?.aborted) return;
    try {
      curricula.set(course.id, await read(course, common));
    } catch (error) {
      if (error instanceof ServerFailureError) {
        failures += 1;
        if (failures > MOST_FAILURES) throw error;
      } else if (!(error instanceof UnreadableError)) throw error;
      problems.push(partProblem(error, course.id));
    }
    watch.coursesRead(curricula.size + problems.length, courses.length);
  };
  await abortingTogether(signal, (common) =>
    pMap(courses, (course) => readOne(course, common), { concurrency: AT_ONCE }),
  );
  return { curricula, problems };
}
