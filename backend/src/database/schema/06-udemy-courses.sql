CREATE TABLE udemy_courses (
  udemy_id text PRIMARY KEY,
  platform text NOT NULL DEFAULT 'udemy' CHECK (platform = 'udemy'),
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
  difference jsonb,
  -- The rest follows the platform under any sync rule but `frozen`.
  headline text,
  rating real,
  num_reviews integer,
  price_text text,
  image_url text,
  referral_code text,
  CONSTRAINT udemy_courses_once UNIQUE (platform, udemy_id)
);

CREATE INDEX udemy_courses_image_url ON udemy_courses USING hash (image_url);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON udemy_courses
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'udemy_id',
    'visibility_choice,sync_rule,removed_at,title,url,is_paid,difference,image_url,referral_code',
    'headline,rating,num_reviews,price_text',
    'is_visible'
  );

CREATE TABLE udemy_coupons (
  udemy_id text NOT NULL REFERENCES udemy_courses ON DELETE CASCADE,
  code text NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz NOT NULL,
  PRIMARY KEY (udemy_id, code),
  CHECK (valid_from < valid_until)
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON udemy_coupons
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'udemy_id', 'code,valid_from,valid_until');

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
