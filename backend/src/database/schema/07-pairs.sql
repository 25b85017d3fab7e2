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
