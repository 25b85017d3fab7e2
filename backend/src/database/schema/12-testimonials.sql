CREATE FUNCTION course_key(title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(lower(btrim(title)))
$$;

-- MinHash: returns the smallest hash of all sequences of three words, for four hash functions. Similar
-- texts are likely to share one of the four. PostgreSQL keeps `hashtextextended` stable, because hash
-- partitions depend on it.
CREATE FUNCTION text_sketch(text) RETURNS integer[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[
    min((hashtextextended(phrase, 1) >> 32)::integer),
    min((hashtextextended(phrase, 2) >> 32)::integer),
    min((hashtextextended(phrase, 3) >> 32)::integer),
    min((hashtextextended(phrase, 4) >> 32)::integer)
  ]
  FROM (
    SELECT concat_ws(' ', word, next, third) AS phrase
    FROM (
      SELECT string_to_array(
        btrim(regexp_replace(lower($1), '[\s[:punct:]]+', ' ', 'g')), ' ') AS all_words
    ) AS words, unnest(all_words, all_words[2:], all_words[3:]) AS near (word, next, third)
    WHERE third IS NOT NULL OR cardinality(all_words) < 3
  ) AS phrases
$$;

-- `present_role`, because an unquoted `current_role` is a function of PostgreSQL.
CREATE TABLE testimonials (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  student_name text NOT NULL,
  student_image text NOT NULL,
  previous_role text NOT NULL,
  present_role text NOT NULL,
  company text NOT NULL,
  company_logo text,
  quote text NOT NULL,
  course_taken text NOT NULL,
  linkedin_url text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  is_visible boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Searches read one column without case and accents, so that one index serves them. The unit
  -- separator keeps a search from matching the end of one field and the start of the next.
  search_text text NOT NULL GENERATED ALWAYS AS
    (fold(student_name || E'\x1f' || company || E'\x1f' || course_taken)) STORED,
  version integer NOT NULL DEFAULT 1,
  visible_while_pending boolean,
  suspected boolean NOT NULL DEFAULT false,
  is_featured boolean NOT NULL DEFAULT false,
  source text CHECK (source IN ('thinkific-review')),
  sketch integer[] NOT NULL GENERATED ALWAYS AS (text_sketch(quote)) STORED
);

CREATE INDEX testimonials_newest ON testimonials (created_at DESC, id DESC);
CREATE INDEX testimonials_newest_by_status ON testimonials (status, created_at DESC, id DESC);
CREATE INDEX testimonials_public
  ON testimonials (is_featured DESC, created_at DESC, id DESC)
  WHERE status = 'approved' AND is_visible;
-- A pending list (`fastupdate`) would slow down searches.
CREATE INDEX testimonials_search
  ON testimonials USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX testimonials_suspected ON testimonials (created_at DESC, id DESC) WHERE suspected;
-- These sort without case and accents. They include all columns of the conditions, so that PostgreSQL
-- does not read the rows that a page skips. Index entries have a size limit, and `fold` may turn one
-- letter into several.
CREATE INDEX testimonials_by_student
  ON testimonials ((left(fold(student_name), 100)) COLLATE "C", id) INCLUDE (student_name, status);
CREATE INDEX testimonials_by_company
  ON testimonials ((left(fold(company), 100)) COLLATE "C", id) INCLUDE (company, status);
CREATE INDEX testimonials_by_course
  ON testimonials ((left(fold(course_taken), 100)) COLLATE "C", id) INCLUDE (course_taken, status);
CREATE INDEX testimonials_sketch_1 ON testimonials ((sketch[1]), id);
CREATE INDEX testimonials_sketch_2 ON testimonials ((sketch[2]), id);
CREATE INDEX testimonials_sketch_3 ON testimonials ((sketch[3]), id);
CREATE INDEX testimonials_sketch_4 ON testimonials ((sketch[4]), id);
CREATE INDEX testimonials_student_image ON testimonials USING hash (student_image);
CREATE INDEX testimonials_of_course
  ON testimonials (course_key(course_taken), created_at DESC, id DESC)
  WHERE status = 'approved' AND is_visible;
CREATE INDEX testimonials_company_logo
  ON testimonials USING hash (company_logo)
  WHERE company_logo IS NOT NULL;

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON testimonials
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'id',
    'status,is_visible,is_featured,course_taken',
    'student_image,company_logo',
    'status,is_visible,course_taken',
    'student_name,previous_role,present_role,company,quote,linkedin_url'
  );

-- Editors send the version that they have read, so that nobody overwrites the changes of others.
CREATE FUNCTION raise_testimonial_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;

CREATE TRIGGER testimonials_version BEFORE UPDATE ON testimonials
  FOR EACH ROW EXECUTE FUNCTION raise_testimonial_version();

-- Counts per day (UTC) and status, for totals and to find the day on which a late page begins.
CREATE TABLE testimonial_counts (
  day date,
  status text,
  total bigint NOT NULL,
  visible bigint NOT NULL,
  suspected boolean DEFAULT false,
  PRIMARY KEY (day, status, suspected)
);

-- Runs once per statement, and writes rows in a fixed order so that two statements cannot deadlock.
CREATE FUNCTION count_testimonials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO testimonial_counts AS kept (day, status, suspected, total, visible)
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, status, suspected, sum(sign),
        coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0)
      FROM (SELECT *, 1 AS sign FROM new_rows) AS changed
      GROUP BY day, status, suspected
      HAVING sum(sign) <> 0
        OR coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0) <> 0
      ORDER BY day, status, suspected
      ON CONFLICT (day, status, suspected) DO UPDATE SET
        total = kept.total + excluded.total, visible = kept.visible + excluded.visible;
    WHEN 'DELETE' THEN
      INSERT INTO testimonial_counts AS kept (day, status, suspected, total, visible)
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, status, suspected, sum(sign),
        coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0)
      FROM (SELECT *, -1 AS sign FROM old_rows) AS changed
      GROUP BY day, status, suspected
      HAVING sum(sign) <> 0
        OR coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0) <> 0
      ORDER BY day, status, suspected
      ON CONFLICT (day, status, suspected) DO UPDATE SET
        total = kept.total + excluded.total, visible = kept.visible + excluded.visible;
    WHEN 'UPDATE' THEN
      INSERT INTO testimonial_counts AS kept (day, status, suspected, total, visible)
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, status, suspected, sum(sign),
        coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0)
      FROM (
        SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 AS sign FROM old_rows
      ) AS changed
      GROUP BY day, status, suspected
      HAVING sum(sign) <> 0
        OR coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0) <> 0
      ORDER BY day, status, suspected
      ON CONFLICT (day, status, suspected) DO UPDATE SET
        total = kept.total + excluded.total, visible = kept.visible + excluded.visible;
  END CASE;
  RETURN NULL;
END
$$;

CREATE TRIGGER testimonials_insert_counts AFTER INSERT ON testimonials
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_testimonials();
CREATE TRIGGER testimonials_update_counts AFTER UPDATE ON testimonials
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_testimonials();
CREATE TRIGGER testimonials_delete_counts AFTER DELETE ON testimonials
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_testimonials();

-- Deleted stories, which can be restored for 30 minutes. The row is JSON, so that new columns of
-- testimonials need no change here.
CREATE TABLE deleted_testimonials (
  id bigint PRIMARY KEY,
  content jsonb NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX deleted_testimonials_oldest ON deleted_testimonials (deleted_at);

-- The email address of each story's author. There is no foreign key, because an unconfirmed story is not
-- in `testimonials` yet and a deleted one may be restored. Ended rows stay for a while, without the
-- address.
CREATE TABLE story_authors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text,
  story jsonb,
  testimonial_id bigint UNIQUE,
  token_hash bytea UNIQUE,
  decision_id uuid UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended text CHECK (ended IN ('expired', 'deleted', 'withdrawn')),
  ended_at timestamptz,
  before_correction jsonb,
  corrected_at timestamptz,
  CHECK (num_nonnulls(story, testimonial_id, ended) = 1),
  CHECK ((email IS NULL) = (ended IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (ended IS NULL)),
  CHECK ((before_correction IS NULL) = (corrected_at IS NULL))
);

CREATE INDEX story_authors_unconfirmed ON story_authors (expires_at) WHERE story IS NOT NULL;
CREATE INDEX story_authors_unconfirmed_email
  ON story_authors (lower(email))
  WHERE story IS NOT NULL;
CREATE INDEX story_authors_ended ON story_authors (ended_at) WHERE ended IS NOT NULL;
CREATE INDEX story_authors_corrected
  ON story_authors (corrected_at)
  WHERE before_correction IS NOT NULL;
-- An index on the text, or a hash index, takes twice as long to build.
CREATE INDEX story_authors_email ON story_authors (hashtext(lower(email))) WHERE email IS NOT NULL;

-- Approved course reviews of Thinkific, from which admins make stories. The platform's users are not
-- read. An imported review keeps the id of its story, also after the story was deleted, so that it is
-- not suggested again.
CREATE TABLE course_reviews (
  id bigint PRIMARY KEY,
  thinkific_id bigint NOT NULL REFERENCES courses ON DELETE CASCADE,
  rating numeric(2,1) NOT NULL,
  title text,
  quote text NOT NULL,
  reviewed_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'suggested' CHECK (status IN ('suggested', 'imported', 'dismissed')),
  testimonial_id bigint,
  CHECK ((testimonial_id IS NOT NULL) = (status = 'imported'))
);

CREATE INDEX course_reviews_suggested
  ON course_reviews (reviewed_at DESC, id DESC)
  WHERE status = 'suggested';
CREATE INDEX course_reviews_of_course ON course_reviews (thinkific_id);

-- When the reviews of each course were read, successfully or not. There is no foreign key, because
-- the course itself may be unreadable.
CREATE TABLE course_review_readings (
  thinkific_id bigint PRIMARY KEY,
  read_at timestamptz NOT NULL
);
