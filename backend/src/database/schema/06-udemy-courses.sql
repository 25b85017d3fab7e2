CREATE TABLE udemy_courses (
  udemy_id text PRIMARY KEY,
  title text NOT NULL,
  url text NOT NULL,
  is_paid boolean NOT NULL,
  visibility_choice boolean,
  created_at timestamptz NOT NULL DEFAULT now(),
  synced_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  sync_rule text NOT NULL DEFAULT 'follow' CHECK (sync_rule IN ('follow', 'ask', 'frozen')),
  difference jsonb
);

CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON udemy_courses
  FOR EACH ROW
  EXECUTE FUNCTION audit_row('people', 'udemyCourse', 'udemy_id',
    'visibility_choice:visibility,sync_rule,removed_at,title,url,is_paid',
    'difference:waiting change');

CREATE FUNCTION is_visible(udemy_courses) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT $1.removed_at IS NULL AND coalesce($1.visibility_choice, true)
$$;

CREATE TABLE staff_assignments (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  udemy_id text NOT NULL REFERENCES udemy_courses ON DELETE CASCADE,
  staff_user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT staff_assignments_once UNIQUE (udemy_id, staff_user_id)
);

CREATE INDEX staff_assignments_staff_user_id_idx ON staff_assignments (staff_user_id);

CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON staff_assignments
  FOR EACH ROW
  EXECUTE FUNCTION audit_row('people', 'udemyCourse', 'udemy_id', 'staff_user_id:staff', '');

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
