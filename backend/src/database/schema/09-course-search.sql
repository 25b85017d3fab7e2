-- The folded words of each course, with the best place where each stands: 0 title, 1 category, 2
-- opening. The functions match `search-terms.ts`.
CREATE TABLE course_words (
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  word text,
  field smallint NOT NULL,
  PRIMARY KEY (thinkific_id, word)
);

-- With a list of pending entries it would be cheap to write and slow to search.
CREATE INDEX course_words_word
  ON course_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- The beginning of a description, as in the search index of the browser.
CREATE FUNCTION opening_of(description text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE
    WHEN length(paragraph) <= 80 THEN paragraph
    WHEN paragraph ~ '\s' THEN regexp_replace(paragraph, '\s\S*$', '')
    ELSE left(paragraph, 80)
  END
  FROM (
    SELECT (regexp_split_to_array(
      regexp_replace(left(description, 81), '^\s+', ''), '\n\s*\n'
    ))[1] AS paragraph
  ) AS first
$$;

CREATE FUNCTION write_course_words(id bigint) RETURNS void LANGUAGE sql AS $$
  DELETE FROM course_words WHERE thinkific_id = id;
  INSERT INTO course_words
  SELECT id, left(found[1], 100), min(field)
  FROM courses AS course
  LEFT JOIN course_overrides AS override USING (thinkific_id)
  CROSS JOIN LATERAL (VALUES
    (0, coalesce(override.title, course.name)),
    (1, coalesce(override.category, course.category)),
    (2, opening_of(coalesce(override.description_text, course.description_text)))
  ) AS texts (field, text)
  CROSS JOIN LATERAL regexp_matches(fold(text), '[[:alnum:]]+[+#]*', 'g') AS found
  WHERE thinkific_id = id
  GROUP BY 2
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION refresh_course_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_course_words(
    CASE WHEN TG_OP = 'DELETE' THEN OLD.thinkific_id ELSE NEW.thinkific_id END);
  RETURN NULL;
END
$$;

CREATE TRIGGER search_write AFTER INSERT OR DELETE ON course_overrides
  FOR EACH ROW EXECUTE FUNCTION refresh_course_words();
CREATE TRIGGER search_update AFTER UPDATE OF title, category, description_text ON course_overrides
  FOR EACH ROW
  WHEN ((OLD.title, OLD.category, OLD.description_text)
    IS DISTINCT FROM (NEW.title, NEW.category, NEW.description_text))
  EXECUTE FUNCTION refresh_course_words();
CREATE TRIGGER search_insert AFTER INSERT ON courses
  FOR EACH ROW EXECUTE FUNCTION refresh_course_words();
CREATE TRIGGER search_update AFTER UPDATE OF name, category, description_text ON courses
  FOR EACH ROW
  WHEN ((OLD.name, OLD.category, OLD.description_text)
    IS DISTINCT FROM (NEW.name, NEW.category, NEW.description_text))
  EXECUTE FUNCTION refresh_course_words();

-- The threshold holds for one transaction: as a setting of the connection it would apply to its
-- next user, too.
CREATE FUNCTION alike_course_words(typed text, threshold real) RETURNS SETOF text
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('pg_trgm.similarity_threshold', threshold::text, true);
  RETURN QUERY
    WITH alike AS MATERIALIZED (SELECT * FROM course_words WHERE course_words.word % typed)
    SELECT DISTINCT word FROM alike JOIN courses AS course USING (thinkific_id)
    WHERE course.is_visible;
END
$$;

-- Searches without results: a term, a day and how often, and nothing about who searched.
CREATE TABLE missing_searches (
  day date,
  term text,
  searches integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, term)
);
