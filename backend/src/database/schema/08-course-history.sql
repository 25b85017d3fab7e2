-- What people changed of courses. It has no foreign key, because it outlives the user, with their
-- name.
CREATE TABLE course_changes (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  platform text NOT NULL CHECK (platform IN ('thinkific', 'udemy')),
  course_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'override', 'kept', 'visibility', 'rule', 'assignment', 'joined', 'parted', 'declined'
  )),
  fields jsonb NOT NULL,
  by_id uuid,
  by_name text,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX course_changes_newest ON course_changes (platform, course_id, at DESC, id DESC);
CREATE INDEX course_changes_oldest ON course_changes (at);

CREATE FUNCTION record_course_change(platform text, course_id text, kind text, fields jsonb)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO course_changes (platform, course_id, kind, fields, by_id, by_name)
  SELECT $1, $2, $3, $4, actor.id, users.name
  FROM (SELECT nullif(current_setting('lectern.actor', true), '')::uuid) AS actor (id)
  LEFT JOIN users ON users.id = actor.id
$$;

CREATE FUNCTION record_override() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fields jsonb;
BEGIN
  SELECT jsonb_object_agg(field, jsonb_build_array(before.value, after.value)) INTO fields
  FROM unnest(ARRAY['title', 'description', 'description_text', 'category', 'level', 'duration',
    'format', 'price', 'image_url', 'curriculum', 'outcomes']) AS field
  CROSS JOIN LATERAL (SELECT nullif(to_jsonb(OLD) -> field, 'null')) AS before (value)
  CROSS JOIN LATERAL (SELECT nullif(to_jsonb(NEW) -> field, 'null')) AS after (value)
  WHERE before.value IS DISTINCT FROM after.value;
  IF fields IS NOT NULL THEN
    PERFORM record_course_change('thinkific', coalesce(NEW.thinkific_id, OLD.thinkific_id)::text,
      'override', fields);
  ELSIF TG_OP = 'UPDATE' AND OLD.base <> NEW.base THEN
    PERFORM record_course_change('thinkific', NEW.thinkific_id::text, 'kept', '{}');
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER record_override AFTER INSERT OR UPDATE OR DELETE ON course_overrides
  FOR EACH ROW EXECUTE FUNCTION record_override();

CREATE FUNCTION record_choice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  field text := TG_ARGV[3];
BEGIN
  PERFORM record_course_change(TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1], TG_ARGV[2],
    jsonb_build_object(field, jsonb_build_array(to_jsonb(OLD) -> field, to_jsonb(NEW) -> field)));
  RETURN NULL;
END
$$;

CREATE TRIGGER record_rule AFTER UPDATE OF sync_rule ON courses
  FOR EACH ROW WHEN (OLD.sync_rule IS DISTINCT FROM NEW.sync_rule)
  EXECUTE FUNCTION record_choice('thinkific', 'thinkific_id', 'rule', 'sync_rule');
CREATE TRIGGER record_visibility AFTER UPDATE OF visibility_choice ON courses
  FOR EACH ROW WHEN (OLD.visibility_choice IS DISTINCT FROM NEW.visibility_choice)
  EXECUTE FUNCTION record_choice('thinkific', 'thinkific_id', 'visibility', 'visibility_choice');
CREATE TRIGGER record_rule AFTER UPDATE OF sync_rule ON udemy_courses
  FOR EACH ROW WHEN (OLD.sync_rule IS DISTINCT FROM NEW.sync_rule)
  EXECUTE FUNCTION record_choice('udemy', 'udemy_id', 'rule', 'sync_rule');
CREATE TRIGGER record_visibility AFTER UPDATE OF visibility_choice ON udemy_courses
  FOR EACH ROW WHEN (OLD.visibility_choice IS DISTINCT FROM NEW.visibility_choice)
  EXECUTE FUNCTION record_choice('udemy', 'udemy_id', 'visibility', 'visibility_choice');

CREATE FUNCTION record_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_course_change('udemy', coalesce(NEW.udemy_id, OLD.udemy_id), 'assignment',
    jsonb_build_object('staff', jsonb_build_array(
      (SELECT name FROM users WHERE id = OLD.staff_user_id),
      (SELECT name FROM users WHERE id = NEW.staff_user_id))));
  RETURN NULL;
END
$$;

CREATE TRIGGER record_assignment AFTER INSERT OR DELETE ON staff_assignments
  FOR EACH ROW EXECUTE FUNCTION record_assignment();

CREATE FUNCTION record_joined() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pair joined_courses := coalesce(NEW, OLD);
  is_new boolean := TG_OP = 'INSERT';
  kind text := CASE WHEN is_new THEN 'joined' ELSE 'parted' END;
  ours text;
  theirs text;
BEGIN
  SELECT coalesce(override.title, name) INTO ours
  FROM courses LEFT JOIN course_overrides AS override USING (thinkific_id)
  WHERE thinkific_id = pair.thinkific_id;
  SELECT title INTO theirs FROM udemy_courses WHERE udemy_id = pair.udemy_id;
  PERFORM record_course_change('thinkific', pair.thinkific_id::text, kind,
    jsonb_build_object('joined', jsonb_build_array(
      CASE WHEN NOT is_new THEN theirs END, CASE WHEN is_new THEN theirs END)));
  PERFORM record_course_change('udemy', pair.udemy_id, kind,
    jsonb_build_object('joined', jsonb_build_array(
      CASE WHEN NOT is_new THEN ours END, CASE WHEN is_new THEN ours END)));
  RETURN NULL;
END
$$;

CREATE TRIGGER record_joined AFTER INSERT OR DELETE ON joined_courses
  FOR EACH ROW EXECUTE FUNCTION record_joined();

-- When a course last lost its override or its counterpart, which takes the row with its own date
-- away.
CREATE TABLE course_endings (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  ended_at timestamptz NOT NULL DEFAULT now()
);

-- The course itself may be gone.
CREATE FUNCTION note_course_ending() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_endings (thinkific_id)
  SELECT thinkific_id FROM courses WHERE thinkific_id = OLD.thinkific_id
  ON CONFLICT (thinkific_id) DO UPDATE SET ended_at = excluded.ended_at;
  RETURN NULL;
END
$$;

CREATE TRIGGER note_ending AFTER DELETE ON course_overrides
  FOR EACH ROW EXECUTE FUNCTION note_course_ending();
CREATE TRIGGER note_ending AFTER DELETE ON joined_courses
  FOR EACH ROW EXECUTE FUNCTION note_course_ending();
