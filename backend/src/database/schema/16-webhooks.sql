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

-- The URL is recorded without its value, because it may contain a password of the receiver.
CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON webhook_endpoints
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'id',
    'name,events,is_active',
    'url,secret'
  );

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
  error text
);

CREATE INDEX webhook_deliveries_due
  ON webhook_deliveries (endpoint_id, due_at)
  WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_newest
  ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_oldest ON webhook_deliveries (created_at);
-- Each scrape of the metrics counts the failed ones.
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (id) WHERE state = 'failed';
-- The list of endpoints shows the last attempt of each.
CREATE INDEX webhook_deliveries_last_tried
  ON webhook_deliveries (endpoint_id, tried_at DESC, id DESC)
  WHERE tried_at IS NOT NULL;
