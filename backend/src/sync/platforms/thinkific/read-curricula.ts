import type { ListedChapters, ReadCurricula } from '../../platform.js';
import { readEachCurriculum } from '../read-curricula.js';
import type { ThinkificClient } from './thinkific.client.js';
import { toCurriculum } from './thinkific.mapper.js';
import type { ThinkificCourse } from './thinkific.schemas.js';

/** Sends one request per course with chapters. @throws PlatformError, also when more than two courses fail */
export async function readCurricula(
  client: ThinkificClient,
  ...[courses, signal, watch]: Parameters<ReadCurricula>
): ReturnType<ReadCurricula> {
  const read = async ({ id, listed }: (typeof courses)[number], common: AbortSignal) =>
    toCurriculum(listed.length > 0 ? await client.chapters(Number(id), common) : []);
  return readEachCurriculum(courses, read, signal, watch);
}

export function listedChapters(
  courses: ThinkificCourse[],
  isRead: boolean,
): Map<string, ListedChapters> {
  return new Map(
    courses.map((course) => [String(course.id), { listed: course.chapter_ids, isRead }]),
  );
}
