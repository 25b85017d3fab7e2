CREATE TABLE udemy_courses (
  udemy_id text PRIMARY KEY,
  title text NOT NULL,
  url text NOT NULL,
  is_paid boolean NOT NULL,
  visibility_choice boolean,
  created_at timestamptz NOT NULL DEFAULT now(),
  synced_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  is_visible boolean NOT NULL GENERATED ALWAYS AS
    (removed_at IS NULL AND coalesce(visibility_choice, true)) STORED,
  sync_rule text NOT NULL DEFAULT 'follow' CHECK (sync_rule IN ('follow', 'ask', 'frozen')),
  difference jsonb
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON udemy_courses
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'udemy_id',
    'visibility_choice,sync_rule,removed_at,title,url,is_paid,difference',
    '',
    'is_visible'
  );

CREATE TABLE staff_assignments (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  udemy_id text NOT NULL REFERENCES udemy_courses ON DELETE CASCADE,
  staff_user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT staff_assignments_once UNIQUE (udemy_id, staff_user_id)
);

CREATE INDEX staff_assignments_staff_user_id_idx ON staff_assignments (staff_user_id);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON staff_assignments
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'udemy_id', 'staff_user_id');

-- Only staff are assigned courses, so a user who becomes an admin loses them, whatever wrote the
-- role.
CREATE FUNCTION unassign_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM staff_assignments WHERE staff_user_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER unassign_admin AFTER UPDATE OF role ON users
  FOR EACH ROW WHEN (NEW.role = 'admin') EXECUTE FUNCTION unassign_admin();

-- Runs before the foreign key would end the assignments, while the name of the user is still known.
CREATE FUNCTION unassign_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM staff_assignments WHERE staff_user_id = OLD.id;
  RETURN OLD;
END
$$;

CREATE TRIGGER unassign_deleted BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION unassign_deleted();
