-- Who teaches. `platform` has Thinkific's values, which are also the shown ones unless an admin has
-- edited them.
CREATE TABLE instructors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  title text,
  bio text,
  portrait text,
  link text,
  thinkific_id bigint UNIQUE,
  platform jsonb,
  is_edited boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((thinkific_id IS NULL) = (platform IS NULL))
);

CREATE INDEX instructors_portrait ON instructors USING hash (portrait);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON instructors
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'id',
    'portrait,is_edited',
    '',
    '',
    'name,title,bio,link'
  );

-- The instructors of a course: those of the platform, and those that an admin chose, which are shown
-- if `courses.instructors_chosen`.
CREATE TABLE course_instructors (
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  source text CHECK (source IN ('platform', 'admin')),
  instructor_id uuid REFERENCES instructors ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (thinkific_id, source, instructor_id)
);

CREATE INDEX course_instructors_instructor ON course_instructors (instructor_id);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON course_instructors
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'thinkific_id', 'instructor_id,position');
