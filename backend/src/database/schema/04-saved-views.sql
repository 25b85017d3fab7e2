-- Saved filters of the lists. Personal ones are deleted with their owner; shared ones stay.
CREATE TABLE saved_views (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  list text NOT NULL,
  name text NOT NULL,
  owner_id uuid REFERENCES users ON DELETE SET NULL,
  is_shared boolean NOT NULL,
  query jsonb NOT NULL CHECK (octet_length(query::text) <= 10000),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (is_shared OR owner_id IS NOT NULL)
);

CREATE UNIQUE INDEX saved_views_personal_name
  ON saved_views (owner_id, list, lower(name))
  WHERE NOT is_shared;
CREATE UNIQUE INDEX saved_views_shared_name ON saved_views (list, lower(name)) WHERE is_shared;
CREATE INDEX saved_views_owner ON saved_views (owner_id);

-- The query is recorded without its value: it may contain the address of a subscriber, which must not
-- stay in the log after an erasure.
CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON saved_views
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'id', 'list,name,is_shared', 'query');
