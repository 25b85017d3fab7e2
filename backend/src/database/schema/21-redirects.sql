-- Old addresses of the site and where they lead now. The paths are decoded, in lower case, and without a
-- slash at the end.
CREATE TABLE redirects (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  from_path text NOT NULL,
  to_address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX redirects_from ON redirects (from_path);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON redirects
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'id', 'from_path,to_address');

-- Addresses that visitors did not find: paths and how often, and nothing about who visited.
CREATE TABLE missing_addresses (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  path text NOT NULL,
  visits integer NOT NULL,
  first_seen timestamptz NOT NULL DEFAULT now(),
  last_seen timestamptz NOT NULL DEFAULT now(),
  is_dismissed boolean NOT NULL DEFAULT false
);

CREATE UNIQUE INDEX missing_addresses_path ON missing_addresses (path);
