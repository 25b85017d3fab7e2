-- The folded words of each course, with the best place where each stands: 0 title, 1 category, 2
-- opening. It matches `search-terms.ts`.
CREATE TABLE course_words (
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  word text,
  field smallint NOT NULL,
  PRIMARY KEY (thinkific_id, word)
);

-- With a list of pending entries it would be cheap to write and slow to search.
CREATE INDEX course_words_word
  ON course_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Writes the words of a course again when a text of it, or of its override, has changed. Of the
-- description it takes the beginning, as the search index of the browser does.
CREATE FUNCTION write_course_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  id bigint := coalesce(after, before) ->> 'thinkific_id';
BEGIN
  IF NOT EXISTS (
    SELECT FROM unnest(ARRAY['name', 'title', 'category', 'description_text']) AS text
    WHERE before ->> text IS DISTINCT FROM after ->> text
  ) THEN
    RETURN NULL;
  END IF;
  DELETE FROM course_words WHERE thinkific_id = id;
  INSERT INTO course_words
  SELECT id, left(word[1], 100), min(field)
  FROM courses AS course
  LEFT JOIN course_overrides AS override USING (thinkific_id)
  CROSS JOIN LATERAL (
    SELECT (regexp_split_to_array(
      regexp_replace(
        left(coalesce(override.description_text, course.description_text), 81), '^\s+', ''
      ),
      '\n\s*\n'
    ))[1] AS paragraph
  ) AS first
  CROSS JOIN LATERAL (VALUES
    (0, coalesce(override.title, course.name)),
    (1, coalesce(override.category, course.category)),
    (2, CASE
      WHEN length(paragraph) <= 80 THEN paragraph
      WHEN paragraph ~ '\s' THEN regexp_replace(paragraph, '\s\S*$', '')
      ELSE left(paragraph, 80)
    END)
  ) AS texts (field, text)
  CROSS JOIN LATERAL regexp_matches(fold(text), '[[:alnum:]]+[+#]*', 'g') AS word
  WHERE thinkific_id = id
  GROUP BY 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER course_words
  AFTER INSERT OR DELETE OR UPDATE OF title, category, description_text ON course_overrides
  FOR EACH ROW EXECUTE FUNCTION write_course_words();
CREATE TRIGGER course_words
  AFTER INSERT OR UPDATE OF name, category, description_text ON courses
  FOR EACH ROW EXECUTE FUNCTION write_course_words();

-- Searches without results: a term, a day and how often, and nothing about who searched.
CREATE TABLE missing_searches (
  day date,
  term text,
  searches integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, term)
);
