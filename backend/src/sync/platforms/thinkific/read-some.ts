import type { CoursesOnly } from '../../platform.js';
import { UnreadableError } from '../http/unreadable-error.js';
import type { ThinkificClient } from './thinkific.client.js';
import type { ThinkificCourse, ThinkificProduct } from './thinkific.schemas.js';

export interface SomeCourses {
  courses: ThinkificCourse[];
  products: ThinkificProduct[];
  ids: number[];
  unreadable: { id: number; error: UnreadableError }[];
}

export async function readSome(
  client: ThinkificClient,
  only: CoursesOnly,
  signal: AbortSignal,
): Promise<SomeCourses> {
  const products: ThinkificProduct[] = [];
  for (const id of only.products) {
    const product = await unlessUnreadable(() => client.product(id, signal));
    if (product && !(product instanceof UnreadableError)) products.push(product);
  }
  const sold = products
    .filter(({ productable_type: type }) => type === 'Course')
    .map(({ productable_id: id }) => id);
  const ids = [...new Set([...only.courses, ...sold])];
  const found: SomeCourses = { courses: [], products, ids, unreadable: [] };
  for (const id of ids) {
    const course = await unlessUnreadable(() => client.course(id, signal));
    if (course instanceof UnreadableError) found.unreadable.push({ id, error: course });
    else if (course) found.courses.push(course);
  }
  return found;
}

async function unlessUnreadable<T>(read: () => Promise<T>): Promise<T | UnreadableError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableError) return error;
    throw error;
  }
}
