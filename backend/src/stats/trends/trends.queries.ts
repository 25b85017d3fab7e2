/** Each of these takes the first of the days and the last, and counts days from the first. */
const BETWEEN = 'day BETWEEN $1::date AND $2::date';
const PLACE = 'day - $1::date AS place';

export const SUBSCRIBERS = `
  SELECT ${PLACE}, total::int AS number FROM newsletter_counts WHERE ${BETWEEN}`;

export const TESTIMONIALS = `
  SELECT ${PLACE}, sum(total)::int AS number FROM testimonial_counts
  WHERE ${BETWEEN} GROUP BY day`;

/** Of days that are over from what is kept of them, of others from their clicks. */
export const ENROL_CLICKS = `
  SELECT place, coalesce(kept.clicks, live.clicks, 0)::int AS number
  FROM generate_series(0, $2::date - $1::date) AS place
  LEFT JOIN enrol_days AS kept ON kept.day = $1::date + place
  LEFT JOIN LATERAL (
    SELECT sum(clicks) AS clicks FROM enrol_clicks
    WHERE kept.day IS NULL AND enrol_clicks.day = $1::date + place
  ) AS live ON true`;

/**
 * Takes as third parameter the first day by which courses are ranked, then how many are wanted. To what is kept of
 * the days that rank come those that are not in it, and those go off that are and should not be.
 */
export const CLICKS_OF_COURSES = `
  WITH ranked AS (
    SELECT thinkific_id, clicks FROM ranked_enrol_clicks
    UNION ALL
    SELECT thinkific_id, clicks FROM enrol_clicks WHERE day = ANY (ARRAY(
      SELECT $3::date + place FROM generate_series(0, $2::date - $3::date) AS place
      WHERE $3::date + place NOT IN (SELECT day FROM enrol_days WHERE is_ranked)
    ))
    UNION ALL
    SELECT thinkific_id, -clicks FROM enrol_clicks WHERE day = ANY (ARRAY(
      SELECT day FROM enrol_days WHERE is_ranked AND day NOT BETWEEN $3::date AND $2::date
    ))
  ), most AS (
    SELECT thinkific_id, sum(clicks) AS clicks FROM ranked
    GROUP BY thinkific_id HAVING sum(clicks) > 0
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
