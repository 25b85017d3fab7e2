CREATE TABLE newsletter_subscriptions (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  subscribed_at timestamptz NOT NULL DEFAULT now(),
  unsubscribe_token uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  consents jsonb,
  -- Searches read this column, which has the address without accents.
  search_text text NOT NULL GENERATED ALWAYS AS (fold(email)) STORED,
  -- Includes the id, so that a lookup by address does not read the table.
  CONSTRAINT newsletter_subscriptions_email_key UNIQUE (email) INCLUDE (id)
);

CREATE INDEX newsletter_subscriptions_newest
  ON newsletter_subscriptions (subscribed_at DESC, id DESC);
-- A pending list (`fastupdate`) would slow down searches.
CREATE INDEX newsletter_subscriptions_search
  ON newsletter_subscriptions USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);

-- Records neither address nor token, because erased data must not stay in the log.
CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON newsletter_subscriptions
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'id', 'subscribed_at');

-- Counts per day (UTC), to find the day on which a late page begins.
CREATE TABLE newsletter_counts (
  day date PRIMARY KEY,
  total bigint NOT NULL
);

CREATE FUNCTION count_newsletter_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO newsletter_counts AS kept (day, total)
      SELECT (subscribed_at AT TIME ZONE 'UTC')::date, sum(sign)
      FROM (SELECT *, 1 AS sign FROM new_rows) AS changed
      GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
      ON CONFLICT (day) DO UPDATE SET total = kept.total + excluded.total;
    WHEN 'DELETE' THEN
      INSERT INTO newsletter_counts AS kept (day, total)
      SELECT (subscribed_at AT TIME ZONE 'UTC')::date, sum(sign)
      FROM (SELECT *, -1 AS sign FROM old_rows) AS changed
      GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
      ON CONFLICT (day) DO UPDATE SET total = kept.total + excluded.total;
    WHEN 'UPDATE' THEN
      INSERT INTO newsletter_counts AS kept (day, total)
      SELECT (subscribed_at AT TIME ZONE 'UTC')::date, sum(sign)
      FROM (
        SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 AS sign FROM old_rows
      ) AS changed
      GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
      ON CONFLICT (day) DO UPDATE SET total = kept.total + excluded.total;
  END CASE;
  RETURN NULL;
END
$$;

CREATE TRIGGER newsletter_subscriptions_insert_counts AFTER INSERT ON newsletter_subscriptions
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_newsletter_subscriptions();
CREATE TRIGGER newsletter_subscriptions_update_counts AFTER UPDATE ON newsletter_subscriptions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_newsletter_subscriptions();
CREATE TRIGGER newsletter_subscriptions_delete_counts AFTER DELETE ON newsletter_subscriptions
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_newsletter_subscriptions();

-- Links to confirm a subscription. Each has the email address until it is confirmed.
CREATE TABLE newsletter_confirmations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text,
  token_hash bytea UNIQUE,
  times_asked integer NOT NULL DEFAULT 1,
  asked_at timestamptz NOT NULL DEFAULT now(),
  reminded_at timestamptz,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  consents jsonb
);

CREATE UNIQUE INDEX newsletter_confirmations_email ON newsletter_confirmations (email);
CREATE INDEX newsletter_confirmations_expiry ON newsletter_confirmations (expires_at);

-- Unsubscribe records contain the hash of the address only.
CREATE TABLE unsubscribe_records (
  unsubscribe_token uuid PRIMARY KEY,
  address_hash bytea NOT NULL,
  unsubscribed_at timestamptz NOT NULL DEFAULT now(),
  is_final boolean NOT NULL DEFAULT false
);

CREATE INDEX unsubscribe_records_address ON unsubscribe_records (address_hash);

-- Deleted subscribers, which can be restored for 30 minutes.
CREATE TABLE deleted_subscriptions (
  id bigint PRIMARY KEY,
  unsubscribe_token uuid NOT NULL,
  content jsonb NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX deleted_subscriptions_newest ON deleted_subscriptions (deleted_at, id);
CREATE INDEX deleted_subscriptions_token ON deleted_subscriptions (unsubscribe_token);
