-- Tells every process at the commit which content has changed, if visitors see the change. Syncs
-- that find everything as it was, hidden courses, and stories that are not public invalidate no
-- page. A course that its platform removed is seen, too: its address says so.
CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_topics', CASE
    WHEN TG_OP = 'TRUNCATE' THEN 'anything'
    WHEN TG_TABLE_NAME = 'testimonials' THEN 'stories'
    WHEN TG_TABLE_NAME = 'udemy_courses' THEN 'udemy'
    WHEN TG_OP = 'DELETE' THEN 'course ' || (to_jsonb(OLD) ->> 'thinkific_id')
    ELSE 'course ' || (to_jsonb(NEW) ->> 'thinkific_id')
  END);
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_insert AFTER INSERT ON course_overrides
  FOR EACH ROW WHEN (override_is_seen(NEW.thinkific_id)) EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_update AFTER UPDATE ON course_overrides
  FOR EACH ROW
  WHEN ((override_is_seen(OLD.thinkific_id) OR override_is_seen(NEW.thinkific_id))
    AND to_jsonb(OLD) - '{override_version,base}'::text[]
      IS DISTINCT FROM to_jsonb(NEW) - '{override_version,base}'::text[])
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_delete AFTER DELETE ON course_overrides
  FOR EACH ROW WHEN (override_is_seen(OLD.thinkific_id)) EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON course_overrides
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TRIGGER announce_insert AFTER INSERT ON courses
  FOR EACH ROW WHEN (NEW.removed_at IS NOT NULL OR NEW.is_visible)
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_update AFTER UPDATE ON courses
  FOR EACH ROW
  WHEN ((OLD.removed_at IS NOT NULL OR OLD.is_visible
      OR (NEW.removed_at IS NOT NULL OR NEW.is_visible))
    AND to_jsonb(OLD) - '{override_version,base}'::text[]
      IS DISTINCT FROM to_jsonb(NEW) - '{override_version,base}'::text[])
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_delete AFTER DELETE ON courses
  FOR EACH ROW WHEN (OLD.removed_at IS NOT NULL OR OLD.is_visible)
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON courses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TRIGGER announce_insert AFTER INSERT ON testimonials
  FOR EACH ROW WHEN (NEW.status = 'approved' AND NEW.is_visible)
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_update AFTER UPDATE ON testimonials
  FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.is_visible OR NEW.status = 'approved' AND NEW.is_visible)
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_delete AFTER DELETE ON testimonials
  FOR EACH ROW WHEN (OLD.status = 'approved' AND OLD.is_visible)
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON testimonials
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TRIGGER announce_insert AFTER INSERT ON udemy_courses
  FOR EACH ROW WHEN (NEW.is_visible) EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_update AFTER UPDATE ON udemy_courses
  FOR EACH ROW
  WHEN ((OLD.is_visible OR NEW.is_visible)
    AND to_jsonb(OLD) - '{override_version,base}'::text[]
      IS DISTINCT FROM to_jsonb(NEW) - '{override_version,base}'::text[])
  EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_delete AFTER DELETE ON udemy_courses
  FOR EACH ROW WHEN (OLD.is_visible) EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON udemy_courses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

-- The page of a course shows the stories that name it by its title, so no page of another course is
-- rendered again.
CREATE FUNCTION announce_course_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('content_topics', 'stories of ' || course_key(OLD.course_taken));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('content_topics', 'stories of ' || course_key(NEW.course_taken));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_course_insert AFTER INSERT ON testimonials
  FOR EACH ROW WHEN (NEW.status = 'approved' AND NEW.is_visible)
  EXECUTE FUNCTION announce_course_story();
CREATE TRIGGER announce_course_update AFTER UPDATE ON testimonials
  FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.is_visible OR NEW.status = 'approved' AND NEW.is_visible)
  EXECUTE FUNCTION announce_course_story();
CREATE TRIGGER announce_course_delete AFTER DELETE ON testimonials
  FOR EACH ROW WHEN (OLD.status = 'approved' AND OLD.is_visible)
  EXECUTE FUNCTION announce_course_story();

CREATE FUNCTION announce_featured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_topics', 'featured');
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_featured AFTER INSERT OR UPDATE OR DELETE ON featured_courses
  FOR EACH ROW EXECUTE FUNCTION announce_featured();

CREATE FUNCTION announce_pair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('content_topics', 'anything');
  ELSE
    PERFORM pg_notify('content_topics',
      'course ' || coalesce(NEW.thinkific_id, OLD.thinkific_id));
    PERFORM pg_notify('content_topics', 'udemy');
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON joined_courses
  FOR EACH ROW EXECUTE FUNCTION announce_pair();
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON joined_courses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pair();

-- A change of a course may show where its counterpart is shown.
CREATE FUNCTION announce_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_topics', topic)
  FROM joined_courses CROSS JOIN LATERAL (
    SELECT CASE TG_TABLE_NAME WHEN 'courses' THEN 'udemy' ELSE 'course ' || thinkific_id END
  ) AS told (topic)
  WHERE thinkific_id = (to_jsonb(NEW) ->> 'thinkific_id')::bigint
    OR udemy_id = to_jsonb(NEW) ->> 'udemy_id';
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_joined AFTER UPDATE ON courses
  FOR EACH ROW WHEN (OLD.is_visible <> NEW.is_visible) EXECUTE FUNCTION announce_joined();
CREATE TRIGGER announce_joined AFTER UPDATE ON udemy_courses
  FOR EACH ROW WHEN (OLD.is_visible OR NEW.is_visible) EXECUTE FUNCTION announce_joined();

-- Pages that show a picture are rendered again when it has arrived, changed or gone.
CREATE FUNCTION announce_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_topics', 'course ' || course.thinkific_id)
  FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)
  WHERE course.is_visible AND coalesce(override.image_url, course.image_url) = NEW.url
    AND thinkific_id IN (
      SELECT thinkific_id FROM courses WHERE image_url = NEW.url
      UNION ALL SELECT thinkific_id FROM course_overrides WHERE image_url = NEW.url);
  IF EXISTS (SELECT FROM testimonials
             WHERE student_image = NEW.url AND status = 'approved' AND is_visible) THEN
    PERFORM pg_notify('content_topics', 'stories');
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_picture AFTER UPDATE OF hash ON pictures
  FOR EACH ROW WHEN (OLD.hash IS DISTINCT FROM NEW.hash) EXECUTE FUNCTION announce_picture();

CREATE FUNCTION announce_portrait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_topics', 'stories of ' || course_key(story.course_taken))
  FROM testimonials story
  WHERE story.student_image = NEW.url AND (story.status = 'approved' AND story.is_visible);
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_portrait AFTER UPDATE OF hash ON pictures
  FOR EACH ROW WHEN (OLD.hash IS DISTINCT FROM NEW.hash) EXECUTE FUNCTION announce_portrait();
