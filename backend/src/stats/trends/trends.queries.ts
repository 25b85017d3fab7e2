/** Each of these takes the first of the days and the last, and counts days from the first. */
const BETWEEN = 'day BETWEEN $1::date AND $2::date';
const PLACE = 'day - $1::date AS place';

export const SUBSCRIBERS = `
  SELECT ${PLACE}, total::int AS number FROM newsletter_counts WHERE ${BETWEEN}`;

export const TESTIMONIALS = `
  SELECT ${PLACE}, sum(total)::int AS number FROM testimonial_counts
  WHERE ${BETWEEN} GROUP BY day`;

export const ENROL_CLICKS = `
  SELECT ${PLACE}, sum(clicks)::int AS number FROM enrol_clicks
  WHERE ${BETWEEN} GROUP BY day`;

/** Takes as third parameter the first day by which courses are ranked, then how many are wanted. */
export const CLICKS_OF_COURSES = `
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
