import type { Manager } from '../../common/sql/query.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { IS_LISTED } from '../entities/udemy-course.entity.js';

/**
 * Returns listed courses by title, as plain rows: creating thousands of entities blocks the event loop for about 40 ms.
 */
export function findListed(manager: Manager): Promise<UdemyCourseDto[]> {
  return manager.query(
    `SELECT udemy_id, title, url, is_paid FROM udemy_courses AS udemy
     WHERE ${IS_LISTED} ORDER BY lower(title), udemy_id`,
  );
}
