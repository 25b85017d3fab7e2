-- The processes that serve; each reports regularly.
CREATE TABLE replicas (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- The last errors of all processes: a row for each message, part and route, however often it
-- happens.
CREATE TABLE recent_errors (
  message text,
  part text,
  route text,
  errors bigint NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  request_id text,
  host text NOT NULL,
  pid integer NOT NULL,
  PRIMARY KEY (message, part, route)
);

-- What browsers blocked: a row for each directive, blocked origin and page template, however often
-- it happens.
CREATE TABLE csp_reports (
  directive text,
  blocked text,
  page text,
  reports bigint NOT NULL,
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (directive, blocked, page)
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
