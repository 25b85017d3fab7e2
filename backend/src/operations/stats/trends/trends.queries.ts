import type { Manager } from '../../../common/sql/query.js';

/** These statements take the first and the last day, and number the days from the first. */
const BETWEEN = 'day BETWEEN $1::date AND $2::date';
const PLACE = 'day - $1::date AS place';

const SUBSCRIBERS = `
  SELECT ${PLACE}, total::int AS number FROM newsletter_counts WHERE ${BETWEEN}`;

const TESTIMONIALS = `
  SELECT ${PLACE}, sum(total)::int AS number FROM testimonial_counts
  WHERE ${BETWEEN} GROUP BY day`;

const ENROL_CLICKS = `
  SELECT ${PLACE}, sum(clicks)::int AS number FROM enrol_clicks
  WHERE ${BETWEEN} GROUP BY day`;

/** Parameters: first and last day, first day for the ranking, number of courses. */
const CLICKS_OF_COURSES = `
  WITH most AS (
    SELECT thinkific_id, sum(clicks) AS clicks FROM enrol_clicks
    WHERE day BETWEEN $3::date AND $2::date
    GROUP BY thinkific_id
    ORDER BY clicks DESC, thinkific_id LIMIT $4
  )
  SELECT thinkific_id::text AS id, coalesce(override.title, course.name) AS title, places, numbers
  FROM most
  JOIN courses AS course USING (thinkific_id)
  LEFT JOIN course_overrides AS override USING (thinkific_id)
  CROSS JOIN LATERAL (
    SELECT array_agg(day - $1::date) AS places, array_agg(counted.clicks) AS numbers
    FROM enrol_clicks AS counted
    WHERE counted.thinkific_id = most.thinkific_id AND ${BETWEEN}
  ) AS by_day
  ORDER BY most.clicks DESC, thinkific_id`;

export interface Counted {
  place: number;
  number: number;
}

export interface CountedOfCourse {
  id: string;
  title: string;
  places: number[];
  numbers: number[];
}

const DAILY = { subscribers: SUBSCRIBERS, testimonials: TESTIMONIALS, enrol_clicks: ENROL_CLICKS };

export type DailyCount = keyof typeof DAILY;

export function countByDay(
  manager: Manager,
  what: DailyCount,
  period: string[],
): Promise<Counted[]> {
  return manager.query(DAILY[what], period);
}

export function countClicksOfCourses(
  manager: Manager,
  values: (string | number)[],
): Promise<CountedOfCourse[]> {
  return manager.query(CLICKS_OF_COURSES, values);
}
