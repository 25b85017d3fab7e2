import { type Manager, queryValue } from '../../common/sql/query.js';
import type { PageQuery } from '../../common/pagination/page-query.js';

export interface Review {
  id: string;
  rating: number;
  title: string | null;
  quote: string;
  courseId: string;
  courseTitle: string;
  reviewedAt: Date;
  status: 'suggested' | 'imported' | 'dismissed';
}

const REVIEWS = `SELECT review.id, rating::float8 AS rating, review.title, quote,
    course.thinkific_id::text AS "courseId",
    normalize(coalesce(override.title, course.name)) AS "courseTitle",
    reviewed_at AS "reviewedAt", status
  FROM course_reviews AS review
  JOIN courses AS course USING (thinkific_id)
  LEFT JOIN course_overrides AS override USING (thinkific_id)`;

const IS_SUGGESTED = `status = 'suggested' AND removed_at IS NULL`;

/** Returns a page of the suggestions, newest first. */
export function findSuggestions(manager: Manager, { page, limit }: PageQuery): Promise<Review[]> {
  return manager.query(
    `${REVIEWS} WHERE ${IS_SUGGESTED}
     ORDER BY reviewed_at DESC, review.id DESC LIMIT $1 OFFSET ($2::bigint - 1) * $1`,
    [limit, page],
  );
}

export function countSuggestions(manager: Manager): Promise<number> {
  return queryValue(
    manager,
    `SELECT count(*)::int FROM course_reviews JOIN courses USING (thinkific_id) WHERE ${IS_SUGGESTED}`,
  );
}

/** Locks a review until the transaction ends, so that only one admin makes a story of it. */
export async function lockReview(manager: Manager, id: string): Promise<Review | undefined> {
  const [review] = await manager.query<Review[]>(
    `${REVIEWS} WHERE review.id = $1 FOR UPDATE OF review`,
    [id],
  );
  return review;
}

export async function settleReview(
  manager: Manager,
  id: string,
  status: Review['status'],
  testimonialId: number | null = null,
): Promise<void> {
  await manager.query('UPDATE course_reviews SET status = $2, testimonial_id = $3 WHERE id = $1', [
    id,
    status,
    testimonialId,
  ]);
}
