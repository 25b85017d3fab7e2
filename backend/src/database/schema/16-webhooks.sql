-- Endpoints of other programs.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  is_active boolean NOT NULL,
  secret bytea NOT NULL,
  former_secret bytea,
  former_until timestamptz,
  created_at timestamptz NOT NULL,
  silences integer NOT NULL DEFAULT 0,
  silent_until timestamptz
);

-- The URL is only marked as changed: it may contain a password of the receiver.
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON webhook_endpoints
  FOR EACH ROW
  EXECUTE FUNCTION audit_row('people', 'webhookEndpoint', 'id',
    'name,events,is_active',
    'url,secret');

-- What the endpoints are to be sent. Triggers write it in the transaction of the change.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  event text NOT NULL,
  subject text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  first_due_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  status integer,
  milliseconds integer,
  answer text,
  fault text
);

CREATE INDEX webhook_deliveries_due
  ON webhook_deliveries (endpoint_id, due_at)
  WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_newest
  ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_oldest ON webhook_deliveries (created_at);
-- Each scrape of the metrics counts the failed ones.
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (id) WHERE state = 'failed';
-- The list of endpoints shows the last attempt, among the deliveries of 30 days.
CREATE INDEX webhook_deliveries_last_tried
  ON webhook_deliveries (endpoint_id, tried_at DESC, id DESC)
  WHERE tried_at IS NOT NULL;

CREATE FUNCTION queue_webhook(event text, subject text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (endpoint_id, event, subject)
  SELECT id, $1, $2 FROM webhook_endpoints WHERE is_active AND $1 = ANY(events);
  IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
END
$$;

-- Arguments: the event, the text before the key, and the column of the key. Only changes that
-- visitors see are sent, so columns that they do not see are left out of the comparison.
CREATE FUNCTION queue_webhook_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
  PERFORM queue_webhook(TG_ARGV[0], TG_ARGV[1] || (changed ->> TG_ARGV[2]));
  RETURN NULL;
END
$$;

CREATE TRIGGER webhook_insert AFTER INSERT ON course_overrides
  FOR EACH ROW WHEN (override_is_seen(NEW.thinkific_id))
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'thinkific ', 'thinkific_id');
CREATE TRIGGER webhook_update AFTER UPDATE ON course_overrides
  FOR EACH ROW
  WHEN ((override_is_seen(OLD.thinkific_id) OR override_is_seen(NEW.thinkific_id))
    AND to_jsonb(OLD) - '{override_version,base,synced_at,created_at,sync_rule,difference}'::text[]
      IS DISTINCT FROM
      to_jsonb(NEW) - '{override_version,base,synced_at,created_at,sync_rule,difference}'::text[])
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'thinkific ', 'thinkific_id');
CREATE TRIGGER webhook_delete AFTER DELETE ON course_overrides
  FOR EACH ROW WHEN (override_is_seen(OLD.thinkific_id))
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'thinkific ', 'thinkific_id');

CREATE TRIGGER webhook_insert AFTER INSERT ON courses
  FOR EACH ROW WHEN (NEW.is_visible)
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'thinkific ', 'thinkific_id');
CREATE TRIGGER webhook_update AFTER UPDATE ON courses
  FOR EACH ROW
  WHEN ((OLD.is_visible OR NEW.is_visible)
    AND to_jsonb(OLD) - '{override_version,base,synced_at,created_at,sync_rule,difference}'::text[]
      IS DISTINCT FROM
      to_jsonb(NEW) - '{override_version,base,synced_at,created_at,sync_rule,difference}'::text[])
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'thinkific ', 'thinkific_id');
CREATE TRIGGER webhook_delete AFTER DELETE ON courses
  FOR EACH ROW WHEN (OLD.is_visible)
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'thinkific ', 'thinkific_id');

CREATE TRIGGER webhook_insert AFTER INSERT OR DELETE ON joined_courses
  FOR EACH ROW
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'thinkific ', 'thinkific_id');

CREATE TRIGGER webhook_update AFTER UPDATE OF status ON sync_runs
  FOR EACH ROW WHEN (OLD.status = 'running' AND NEW.status <> 'running')
  EXECUTE FUNCTION queue_webhook_of_row('sync.finished', '', 'id');

CREATE TRIGGER webhook_insert AFTER INSERT ON testimonials
  FOR EACH ROW WHEN (NEW.status = 'approved' AND NEW.is_visible)
  EXECUTE FUNCTION queue_webhook_of_row('story.approved', '', 'id');
CREATE TRIGGER webhook_update AFTER UPDATE OF status, is_visible ON testimonials
  FOR EACH ROW
  WHEN (NOT (OLD.status = 'approved' AND OLD.is_visible)
    AND (NEW.status = 'approved' AND NEW.is_visible))
  EXECUTE FUNCTION queue_webhook_of_row('story.approved', '', 'id');

CREATE TRIGGER webhook_insert AFTER INSERT ON udemy_courses
  FOR EACH ROW WHEN (NEW.is_visible)
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'udemy ', 'udemy_id');
CREATE TRIGGER webhook_update AFTER UPDATE ON udemy_courses
  FOR EACH ROW
  WHEN ((OLD.is_visible OR NEW.is_visible)
    AND to_jsonb(OLD) - '{override_version,base,synced_at,created_at,sync_rule,difference}'::text[]
      IS DISTINCT FROM
      to_jsonb(NEW) - '{override_version,base,synced_at,created_at,sync_rule,difference}'::text[])
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'udemy ', 'udemy_id');
CREATE TRIGGER webhook_delete AFTER DELETE ON udemy_courses
  FOR EACH ROW WHEN (OLD.is_visible)
  EXECUTE FUNCTION queue_webhook_of_row('course.changed', 'udemy ', 'udemy_id');

-- A course has also changed when its picture has.
CREATE FUNCTION queue_webhook_of_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook('course.changed', 'thinkific ' || thinkific_id)
  FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
  WHERE course.is_visible AND coalesce(override.image_url, course.image_url) = NEW.url
    AND thinkific_id IN (
      SELECT thinkific_id FROM courses WHERE image_url = NEW.url
      UNION ALL SELECT thinkific_id FROM course_overrides WHERE image_url = NEW.url);
  RETURN NULL;
END
$$;

CREATE TRIGGER webhook_update AFTER UPDATE OF hash ON pictures
  FOR EACH ROW WHEN (OLD.hash IS DISTINCT FROM NEW.hash)
  EXECUTE FUNCTION queue_webhook_of_picture();

-- A course of Udemy is in no list while a visible course stands for it.
CREATE FUNCTION queue_webhook_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
  PERFORM queue_webhook('course.changed', 'udemy ' || udemy_id)
  FROM udemy_courses AS udemy
  WHERE udemy.is_visible AND udemy_id = coalesce(changed ->> 'udemy_id', (
    SELECT pair.udemy_id FROM joined_courses AS pair
    WHERE thinkific_id = (changed ->> 'thinkific_id')::bigint));
  RETURN NULL;
END
$$;

CREATE TRIGGER webhook_listing AFTER UPDATE ON courses
  FOR EACH ROW WHEN (OLD.is_visible <> NEW.is_visible) EXECUTE FUNCTION queue_webhook_of_listing();
CREATE TRIGGER webhook_listing AFTER INSERT OR DELETE ON joined_courses
  FOR EACH ROW EXECUTE FUNCTION queue_webhook_of_listing();

-- A linked course of Udemy is an offer of the other one.
CREATE FUNCTION queue_webhook_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook('course.changed', 'thinkific ' || thinkific_id)
  FROM joined_courses JOIN courses AS course USING (thinkific_id)
  WHERE udemy_id = NEW.udemy_id AND course.is_visible;
  RETURN NULL;
END
$$;

CREATE TRIGGER webhook_offer AFTER UPDATE ON udemy_courses
  FOR EACH ROW
  WHEN ((OLD.is_visible OR NEW.is_visible)
    AND (OLD.is_visible, OLD.is_paid, OLD.url)
      IS DISTINCT FROM (NEW.is_visible, NEW.is_paid, NEW.url))
  EXECUTE FUNCTION queue_webhook_of_offer();
