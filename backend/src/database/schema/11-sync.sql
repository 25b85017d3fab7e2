CREATE TABLE sync_runs (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  platform text NOT NULL CHECK (platform IN ('thinkific', 'udemy', 'feed', 'moodle')),
  trigger text NOT NULL
    CHECK (trigger IN ('schedule', 'admin', 'start', 'cli', 'webhook', 'undo', 'curricula')),
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  status text NOT NULL CHECK (status IN (
    'running', 'succeeded', 'partial', 'failed', 'previewed', 'held', 'cancelled'
  )),
  fetched integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  error text,
  requests integer NOT NULL DEFAULT 0,
  started_by uuid REFERENCES users ON DELETE SET NULL,
  digest text,
  follows bigint REFERENCES sync_runs ON DELETE SET NULL,
  decision text CHECK (decision IN ('apply', 'keep', 'overtaken')),
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  problems integer NOT NULL DEFAULT 0,
  scope text NOT NULL DEFAULT 'platform' CHECK (scope IN ('platform', 'courses')),
  proposed integer NOT NULL DEFAULT 0,
  frozen integer NOT NULL DEFAULT 0,
  pages_read integer NOT NULL DEFAULT 0,
  courses_done integer NOT NULL DEFAULT 0,
  courses_total integer,
  expected_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid REFERENCES users ON DELETE SET NULL,
  wanted_at timestamptz
);

CREATE INDEX sync_runs_newest ON sync_runs (platform, started_at DESC, id DESC);
CREATE INDEX sync_runs_by_time ON sync_runs (started_at DESC, id DESC);

CREATE TRIGGER changes AFTER INSERT OR UPDATE ON sync_runs
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'always', 'id',
    'platform,trigger,scope,status,decision,added,updated,removed,cancelled_at'
  );

-- The changes that each sync applied or proposed, one row per course.
CREATE TABLE sync_changes (
  run_id bigint REFERENCES sync_runs ON DELETE CASCADE,
  course_id text,
  kind text NOT NULL CHECK (kind IN ('added', 'changed', 'returned', 'removed')),
  title text NOT NULL,
  fields jsonb NOT NULL,
  digest text NOT NULL,
  held_by text CHECK (held_by IN ('ask', 'declined', 'frozen')),
  PRIMARY KEY (run_id, course_id)
);

CREATE INDEX sync_changes_by_course ON sync_changes (course_id, run_id DESC);

-- Records that a sync could not read and skipped.
CREATE TABLE sync_problems (
  run_id bigint REFERENCES sync_runs ON DELETE CASCADE,
  place integer,
  course_id text,
  title text,
  source text NOT NULL,
  field text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (run_id, place)
);

-- The webhooks that Lectern has registered at Thinkific, and the latest 100 events of courses and products.
CREATE TABLE thinkific_webhooks (
  topic text PRIMARY KEY,
  webhook_id text NOT NULL,
  target_url text NOT NULL,
  registered_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE thinkific_events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  topic text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- The course feed that an admin has uploaded last: at most one row.
CREATE TABLE uploaded_feeds (
  is_latest boolean PRIMARY KEY DEFAULT true CHECK (is_latest),
  name text NOT NULL,
  content text NOT NULL,
  courses integer NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON uploaded_feeds
  FOR EACH ROW EXECUTE FUNCTION record_change('always', 'name', 'name,courses');
