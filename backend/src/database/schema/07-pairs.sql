-- Courses of both platforms that are the same, as decided by an admin.
CREATE TABLE joined_courses (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  udemy_id text NOT NULL CONSTRAINT joined_courses_once UNIQUE
    REFERENCES udemy_courses ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON joined_courses
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'thinkific_id', 'udemy_id');

-- Courses of both platforms that are not the same, as decided by an admin.
CREATE TABLE distinct_courses (
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  udemy_id text REFERENCES udemy_courses ON DELETE CASCADE,
  PRIMARY KEY (thinkific_id, udemy_id)
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON distinct_courses
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'thinkific_id', 'udemy_id');

-- A course of Udemy is in no list while a visible course of Thinkific stands for it.
CREATE FUNCTION is_listed(udemy_courses) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT $1.is_visible AND NOT EXISTS (
    SELECT FROM joined_courses JOIN courses AS course USING (thinkific_id)
    WHERE udemy_id = $1.udemy_id AND course.is_visible
  )
$$;

-- Finds courses of both platforms by similar titles, comparing a limited number of them. Two sets
-- of trigrams this alike share one of the rarest trigrams of each: all but likeness * size, and
-- one.
CREATE FUNCTION alike_courses(threshold real, most_compared integer, most integer)
RETURNS TABLE (thinkific_id bigint, udemy_id text, likeness real)
LANGUAGE sql STABLE SET enable_nestloop = off SET jit = off SET work_mem = '32MB' AS $$
  WITH titles AS MATERIALIZED (
    SELECT true AS is_ours, course.thinkific_id::text AS id, fold(known.title) AS title
    FROM courses AS course
    LEFT JOIN course_overrides AS override USING (thinkific_id)
    CROSS JOIN LATERAL (VALUES (course.name), (override.title)) AS known (title)
    WHERE course.is_visible AND course.thinkific_id NOT IN (SELECT thinkific_id FROM joined_courses)
    UNION
    SELECT false, udemy.udemy_id, fold(udemy.title)
    FROM udemy_courses AS udemy
    WHERE udemy.is_visible AND udemy.udemy_id NOT IN (SELECT udemy_id FROM joined_courses)
  ), sets AS MATERIALIZED (
    SELECT row_number() OVER ()::int AS set_id, is_ours, grams, cardinality(grams) AS size,
      min(title) AS title, (array_agg(DISTINCT id))[:10] AS ids
    FROM (SELECT *, show_trgm(title) AS grams FROM titles WHERE title IS NOT NULL) AS known
    WHERE cardinality(grams) > 0
    GROUP BY is_ours, grams
  ), held AS MATERIALIZED (
    SELECT set_id, is_ours, size, hashtext(text) AS gram FROM sets, unnest(grams) AS text
  ), counts AS MATERIALIZED (
    SELECT gram, count(*) AS uses FROM held GROUP BY gram
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY set_id ORDER BY uses, gram) AS rank
    FROM held JOIN counts USING (gram)
  ), rare AS MATERIALIZED (
    SELECT ranked.*, least_alike FROM ranked
    JOIN (VALUES (threshold::numeric), (0.8)) AS passes (least_alike)
      ON rank <= size - ceil(least_alike * size) + 1
  ), costs AS (
    SELECT gram, least_alike,
      count(*) FILTER (WHERE is_ours) * count(*) FILTER (WHERE NOT is_ours) AS cost
    FROM rare GROUP BY gram, least_alike
  ), affordable AS MATERIALIZED (
    SELECT gram, least_alike FROM (
      SELECT gram, least_alike, sum(cost) OVER (ORDER BY least_alike DESC, cost, gram) AS spent
      FROM costs WHERE cost > 0
    ) AS budget
    WHERE spent <= most_compared
  ), candidates AS MATERIALIZED (
    SELECT our.set_id AS ours, their.set_id AS theirs
    FROM affordable
    JOIN rare AS our USING (gram, least_alike)
    JOIN rare AS their USING (gram, least_alike)
    WHERE our.is_ours AND NOT their.is_ours
      AND least(our.size, their.size) >= least_alike * greatest(our.size, their.size)
    UNION
    SELECT our.set_id, their.set_id
    FROM sets AS our JOIN sets AS their USING (grams)
    WHERE our.is_ours AND NOT their.is_ours
  ), compared AS MATERIALIZED (
    SELECT our.ids AS our_ids, their.ids AS their_ids,
      similarity(their.title, our.title) AS likeness
    FROM candidates
    JOIN sets AS our ON our.set_id = ours
    JOIN sets AS their ON their.set_id = theirs
  ), closest AS (
    SELECT * FROM compared WHERE likeness >= threshold
    ORDER BY likeness DESC, our_ids, their_ids
    LIMIT most
  )
  SELECT our_id::bigint, their_id, max(likeness)
  FROM closest, unnest(our_ids) AS our_id, unnest(their_ids) AS their_id
  GROUP BY 1, 2
$$;
