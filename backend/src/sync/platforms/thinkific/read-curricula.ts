import pMap from 'p-map';
import type { ListedChapters, ReadCurricula, ScanProblem } from '../../platform.js';
import { partProblem } from '../course-problem.js';
import { abortingTogether } from '../http/http-client.js';
import { ServerFailureError, UnreadableError } from '../http/unreadable-error.js';
import type { ThinkificClient } from './thinkific.client.js';
import { toCurriculum } from './thinkific.mapper.js';
import type { ThinkificCourse } from './thinkific.schemas.js';

const AT_ONCE = 4;
/** With more failing courses, the platform as a whole is failing. */
const MOST_FAILURES = 2;

/** Sends one request per course with chapters. @throws PlatformError, also when more than two courses fail */
export async function readCurricula(
  client: ThinkificClient,
  ...[courses, signal, watch]: Parameters<ReadCurricula>
): ReturnType<ReadCurricula> {
  const curricula = new Map<string, string[]>();
  const problems: ScanProblem[] = [];
  let failures = 0;
  const read = async (
    { id, listed }: (typeof courses)[number],
    common: AbortSignal,
  ): Promise<void> => {
    if (watch.wanted.aborted) return;
    try {
      const chapters = listed.length > 0 ? await client.chapters(Number(id), common) : [];
      curricula.set(id, toCurriculum(chapters));
    } catch (error) {
      if (error instanceof ServerFailureError) {
        failures += 1;
        if (failures > MOST_FAILURES) throw error;
      } else if (!(error instanceof UnreadableError)) throw error;
      problems.push(partProblem(error, id));
    }
    watch.coursesRead(curricula.size + problems.length, courses.length);
  };
  await abortingTogether(signal, (common) =>
    pMap(courses, (course) => read(course, common), { concurrency: AT_ONCE }),
  );
  return { curricula, problems };
}

export function listedChapters(
  courses: ThinkificCourse[],
  isRead: boolean,
): Map<string, ListedChapters> {
  return new Map(
    courses.map((course) => [String(course.id), { listed: course.chapter_ids, isRead }]),
  );
}
