import type { Manager } from '../../common/sql/query.js';
import type { PictureDto } from '../../pictures/dto/picture.dto.js';
import { IS_LISTED, promotionOf } from '../entities/udemy-course.entity.js';

export interface UdemyCourseRow {
  udemy_id: string;
  title: string;
  url: string;
  promotion: string | null;
  is_paid: boolean;
  headline: string | null;
  rating: number | null;
  num_reviews: number | null;
  price_text: string | null;
  picture: PictureDto | null;
}

/** SQL: the columns of `udemy` that every list shows. */
export const UDEMY_COLUMNS = `
  udemy.udemy_id, udemy.title, udemy.url, ${promotionOf('udemy')} AS promotion, udemy.is_paid,
  udemy.headline, udemy.rating, udemy.num_reviews, udemy.price_text,
  (SELECT jsonb_build_object('path', '/pictures/' || hash, 'width', picture.width,
     'height', picture.height, 'colour', picture.colour)
   FROM pictures AS picture WHERE picture.url = udemy.image_url AND hash IS NOT NULL) AS picture`;

/**
 * Returns listed courses by title, as plain rows: creating thousands of entities blocks the event loop for about 40 ms.
 */
export function findListed(manager: Manager): Promise<UdemyCourseRow[]> {
  return manager.query(
    `SELECT ${UDEMY_COLUMNS} FROM udemy_courses AS udemy
     WHERE ${IS_LISTED} ORDER BY lower(title), udemy_id`,
  );
}

/** Returns the courses on Udemy of a staff user by title, with the title of the linked course. */
export function findAssigned(
  manager: Manager,
  userId: string,
): Promise<(UdemyCourseRow & { linked_title: string | null })[]> {
  return manager.query(
    `SELECT ${UDEMY_COLUMNS}, coalesce(override.title, course.name) AS linked_title
     FROM udemy_courses AS udemy
     JOIN staff_assignments AS assignment USING (udemy_id)
     LEFT JOIN linked_courses AS linked USING (udemy_id)
     LEFT JOIN courses AS course USING (thinkific_id)
     LEFT JOIN course_overrides AS override USING (thinkific_id)
     WHERE udemy.removed_at IS NULL AND assignment.staff_user_id = $1
     ORDER BY lower(udemy.title), udemy.udemy_id`,
    [userId],
  );
}
