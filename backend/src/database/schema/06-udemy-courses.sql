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
