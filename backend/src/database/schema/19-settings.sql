-- Settings that admins have changed, by the name of the variable that would set them, too. Secrets
-- are encrypted with a key that is derived from JWT_SECRET.
CREATE TABLE stored_settings (
  name text PRIMARY KEY,
  value text,
  secret bytea,
  CHECK (num_nonnulls(value, secret) = 1)
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON stored_settings
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'name', 'value', 'secret');
