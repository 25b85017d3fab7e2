-- The processes that serve; each reports regularly.
CREATE TABLE replicas (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- The columns are those that rate-limiter-flexible reads and writes.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE INDEX rate_limits_expire ON rate_limits (expire);

CREATE TABLE demo_seeds (
  name text PRIMARY KEY,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
