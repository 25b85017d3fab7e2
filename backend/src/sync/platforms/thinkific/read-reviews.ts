import { PlatformError } from '../../../common/problem/app-error.js';
import { HtmlLimitError, toDescription } from '../../../common/text/description.js';
import { shorten } from '../../../common/text/shorten.js';
import { LIMITS } from '../../../common/validation/limits.js';
import type { ReviewRow, ScannedReviews } from '../../reviews/scanned-reviews.js';
import type { ThinkificClient } from './thinkific.client.js';
import type { ThinkificCourse, ThinkificReview } from './thinkific.schemas.js';

/** One request each, so that a sync takes at most 16 seconds longer at the vendor's rate limit. */
const MOST_COURSES = 25;

interface ReadReviews extends ScannedReviews {
  /** What could not be read, and why. */
  failures: string[];
}

/**
 * Reads the approved reviews of courses that were not read yet, then of those read longest ago. Stops at the first
 * failure, because the others are likely to fail for the same reason; the courses are synced all the same.
 * @param known courses by their last reading, the longest ago first
 */
export async function readReviews(
  client: ThinkificClient,
  courses: ThinkificCourse[],
  known: number[],
  signal: AbortSignal,
): Promise<ReadReviews> {
  const read: ReadReviews = { rows: [], asked: [], complete: [], failures: [] };
  for (const { id } of nextCourses(courses, known)) {
    read.asked.push(id);
    try {
      const list = await client.approvedReviews(id, signal);
      if (list === null) {
        read.failures.push(`Thinkific has no reviews of course ${id} (404).`);
        break;
      }
      read.rows.push(...list.items.flatMap((review) => toReviewRow(review, id) ?? []));
      read.failures.push(
        ...list.bad.map(
          ({ place, problem: { field, reason } }) =>
            `GET /course_reviews of course ${id}, item ${place}: ${field}: ${reason}.`,
        ),
      );
      if (list.bad.length === 0) read.complete.push(id);
    } catch (error) {
      if (signal.aborted || !(error instanceof PlatformError)) throw error;
      read.failures.push(error.message);
      break;
    }
  }
  return read;
}

function nextCourses(courses: ThinkificCourse[], known: number[]): ThinkificCourse[] {
  const places = new Map(known.map((id, place) => [id, place]));
  const placeOf = ({ id }: ThinkificCourse) => places.get(id) ?? -1;
  return courses
    .filter((course) => course.reviews_enabled)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, MOST_COURSES);
}

/** Returns null for a review that is not approved, or whose text is too short for a story. */
function toReviewRow(review: ThinkificReview, courseId: number): ReviewRow | null {
  const quote = toText(review.review_text, LIMITS.quote.max);
  if (!review.approved || quote === null || quote.length < LIMITS.quote.min) return null;
  return {
    id: review.id,
    thinkific_id: courseId,
    rating: review.rating,
    title: toText(review.title, LIMITS.text),
    quote,
    reviewed_at: review.created_at,
  };
}

/** Returns null for an empty text, and for HTML that is beyond the limits. */
function toText(html: string | null | undefined, most: number): string | null {
  try {
    const text = toDescription(html)?.text ?? null;
    return text === null || text.length <= most ? text : shorten(text, most - 1);
  } catch (error) {
    if (error instanceof HtmlLimitError) return null;
    throw error;
  }
}
