-- Pairs of a Thinkific and a Udemy course that an admin has marked as the same course.
CREATE TABLE linked_courses (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  udemy_id text NOT NULL CONSTRAINT linked_courses_once UNIQUE
    REFERENCES udemy_courses ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON linked_courses
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'thinkific_id', 'udemy_id');

-- Pairs that an admin has marked as different courses. They are not suggested again.
CREATE TABLE different_courses (
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  udemy_id text REFERENCES udemy_courses ON DELETE CASCADE,
  PRIMARY KEY (thinkific_id, udemy_id)
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON different_courses
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'thinkific_id', 'udemy_id');
