-- The running processes. Each updates `seen_at` regularly.
CREATE TABLE replicas (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- rate-limiter-flexible defines these columns.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- When the latest requests to a course platform were sent, in order, and when the platform may be asked again.
CREATE TABLE platform_requests (
  site text PRIMARY KEY,
  sent timestamptz[] NOT NULL DEFAULT '{}',
  opens_at timestamptz NOT NULL DEFAULT '-infinity'
);

CREATE TABLE demo_seeds (
  name text PRIMARY KEY,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
