-- How often visitors went on to enrol: a day, a course and how often, and nothing about who did.
CREATE TABLE enrol_clicks (
  day date,
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  clicks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, thinkific_id)
);

CREATE INDEX enrol_clicks_of_course ON enrol_clicks (thinkific_id, day);

-- Sums of the clicks of days (UTC) that are over. A job counts a day once it is over; triggers keep
-- the sums right from then on. A click of today has no sum to change, so clicks do not wait for
-- each other.
CREATE TABLE enrol_days (
  day date PRIMARY KEY,
  clicks bigint NOT NULL,
  is_ranked boolean NOT NULL DEFAULT false
);

-- It has no foreign key, because the job and the deletion of a course would wait for each other.
CREATE TABLE ranked_enrol_clicks (
  thinkific_id bigint PRIMARY KEY,
  clicks bigint NOT NULL
);

-- Counts the 180 days that charts show; the later half ranks courses. Waits for transactions with
-- uncommitted clicks.
CREATE FUNCTION count_enrol_days() RETURNS void LANGUAGE plpgsql SET lock_timeout = '2s' AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
BEGIN
  IF EXISTS (SELECT FROM enrol_days WHERE day = today - 1) THEN
    RETURN;
  END IF;
  LOCK TABLE enrol_clicks IN SHARE ROW EXCLUSIVE MODE;
  INSERT INTO enrol_days (day, clicks)
  SELECT past.day, coalesce(sum(clicks), 0)
  FROM (SELECT today - n AS day FROM generate_series(1, 179) AS n) AS past
  LEFT JOIN enrol_clicks USING (day)
  WHERE past.day NOT IN (SELECT day FROM enrol_days)
  GROUP BY past.day;
  INSERT INTO ranked_enrol_clicks AS kept (thinkific_id, clicks)
  SELECT thinkific_id, sum(CASE WHEN is_ranked THEN -counted.clicks ELSE counted.clicks END)
  FROM enrol_days JOIN enrol_clicks AS counted USING (day)
  WHERE is_ranked <> (day > today - 90)
  GROUP BY thinkific_id
  ON CONFLICT (thinkific_id) DO UPDATE SET clicks = kept.clicks + excluded.clicks;
  UPDATE enrol_days SET is_ranked = day > today - 90 WHERE is_ranked <> (day > today - 90);
  DELETE FROM enrol_days WHERE day < today - 179;
  DELETE FROM ranked_enrol_clicks WHERE clicks = 0;
END
$$;

-- Changes of days that are over wait for each other by a table lock: with row locks, two statements
-- could deadlock, because a statement that inserts and updates fires this twice.
CREATE FUNCTION adjust_enrol_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      IF EXISTS (
        SELECT
        FROM (SELECT * FROM new_rows) AS changed (day, thinkific_id, clicks)
        JOIN enrol_days USING (day)
      ) THEN
        LOCK TABLE enrol_days IN SHARE ROW EXCLUSIVE MODE;
        INSERT INTO ranked_enrol_clicks AS kept (thinkific_id, clicks)
        SELECT thinkific_id, sum(changed.clicks)
        FROM (SELECT * FROM new_rows) AS changed (day, thinkific_id, clicks)
        JOIN enrol_days USING (day)
        WHERE is_ranked GROUP BY thinkific_id
        ON CONFLICT (thinkific_id) DO UPDATE SET clicks = kept.clicks + excluded.clicks;
        UPDATE enrol_days AS kept SET clicks = kept.clicks + sums.clicks
        FROM (
          SELECT day, sum(changed.clicks) AS clicks
          FROM (SELECT * FROM new_rows) AS changed (day, thinkific_id, clicks)
          JOIN enrol_days USING (day)
          GROUP BY day
        ) AS sums
        WHERE kept.day = sums.day;
      END IF;
    WHEN 'DELETE' THEN
      IF EXISTS (
        SELECT
        FROM (SELECT day, thinkific_id, -clicks FROM old_rows)
          AS changed (day, thinkific_id, clicks)
        JOIN enrol_days USING (day)
      ) THEN
        LOCK TABLE enrol_days IN SHARE ROW EXCLUSIVE MODE;
        INSERT INTO ranked_enrol_clicks AS kept (thinkific_id, clicks)
        SELECT thinkific_id, sum(changed.clicks)
        FROM (SELECT day, thinkific_id, -clicks FROM old_rows)
          AS changed (day, thinkific_id, clicks)
        JOIN enrol_days USING (day)
        WHERE is_ranked GROUP BY thinkific_id
        ON CONFLICT (thinkific_id) DO UPDATE SET clicks = kept.clicks + excluded.clicks;
        UPDATE enrol_days AS kept SET clicks = kept.clicks + sums.clicks
        FROM (
          SELECT day, sum(changed.clicks) AS clicks
          FROM (SELECT day, thinkific_id, -clicks FROM old_rows)
            AS changed (day, thinkific_id, clicks)
          JOIN enrol_days USING (day)
          GROUP BY day
        ) AS sums
        WHERE kept.day = sums.day;
      END IF;
    WHEN 'UPDATE' THEN
      IF EXISTS (
        SELECT
        FROM (
          SELECT * FROM new_rows
          UNION ALL
          SELECT day, thinkific_id, -clicks FROM old_rows
        ) AS changed (day, thinkific_id, clicks)
        JOIN enrol_days USING (day)
      ) THEN
        LOCK TABLE enrol_days IN SHARE ROW EXCLUSIVE MODE;
        INSERT INTO ranked_enrol_clicks AS kept (thinkific_id, clicks)
        SELECT thinkific_id, sum(changed.clicks)
        FROM (
          SELECT * FROM new_rows
          UNION ALL
          SELECT day, thinkific_id, -clicks FROM old_rows
        ) AS changed (day, thinkific_id, clicks)
        JOIN enrol_days USING (day)
        WHERE is_ranked GROUP BY thinkific_id
        ON CONFLICT (thinkific_id) DO UPDATE SET clicks = kept.clicks + excluded.clicks;
        UPDATE enrol_days AS kept SET clicks = kept.clicks + sums.clicks
        FROM (
          SELECT day, sum(changed.clicks) AS clicks
          FROM (
            SELECT * FROM new_rows
            UNION ALL
            SELECT day, thinkific_id, -clicks FROM old_rows
          ) AS changed (day, thinkific_id, clicks)
          JOIN enrol_days USING (day)
          GROUP BY day
        ) AS sums
        WHERE kept.day = sums.day;
      END IF;
    ELSE DELETE FROM enrol_days; DELETE FROM ranked_enrol_clicks;
  END CASE;
  RETURN NULL;
END
$$;

CREATE TRIGGER enrol_clicks_insert_counts AFTER INSERT ON enrol_clicks
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION adjust_enrol_days();
CREATE TRIGGER enrol_clicks_update_counts AFTER UPDATE ON enrol_clicks
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION adjust_enrol_days();
CREATE TRIGGER enrol_clicks_delete_counts AFTER DELETE ON enrol_clicks
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION adjust_enrol_days();
CREATE TRIGGER enrol_clicks_truncate_counts AFTER TRUNCATE ON enrol_clicks
  FOR EACH STATEMENT EXECUTE FUNCTION adjust_enrol_days();
