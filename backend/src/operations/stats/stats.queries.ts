import { type Manager, queryRow } from '../../common/sql/query.js';
import type { StatsDto } from './dto/stats.dto.js';

/** Reads all stats in one snapshot. Triggers count tables that may have millions of rows. */
export function readStats(manager: Manager): Promise<StatsDto> {
  return queryRow(
    manager,
    `SELECT courses.*, testimonials.*, subscribers.*
     FROM (
       SELECT
         count(*)::int AS total_courses,
         count(*) FILTER (WHERE course.is_visible)::int AS visible_courses,
         count(*) FILTER (WHERE NOT course.is_visible)::int AS hidden_courses,
         count(*) FILTER (WHERE override.title <> course.name)::int AS courses_with_overrides
       FROM courses AS course
       LEFT JOIN course_overrides AS override USING (thinkific_id)
       WHERE removed_at IS NULL
     ) AS courses
     CROSS JOIN (
       SELECT
         coalesce(sum(visible), 0)::int AS visible_testimonials,
         coalesce(sum(total), 0)::int AS total_testimonials,
         coalesce(sum(total) FILTER (WHERE status = 'pending'), 0)::int AS pending_testimonials,
         coalesce(sum(total) FILTER (WHERE status = 'approved'), 0)::int AS approved_testimonials,
         coalesce(sum(total) FILTER (WHERE status = 'rejected'), 0)::int AS rejected_testimonials
       FROM testimonial_counts
     ) AS testimonials
     CROSS JOIN (
       SELECT coalesce(sum(total), 0)::int AS newsletter_subscribers FROM newsletter_counts
     ) AS subscribers`,
  );
}
