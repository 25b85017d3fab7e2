-- Courses of Thinkific.
CREATE TABLE courses (
  thinkific_id bigint PRIMARY KEY,
  name text NOT NULL,
  description text,
  description_text text,
  image_url text,
  price numeric(12,2),
  category text,
  duration text,
  curriculum text[] NOT NULL DEFAULT '{}',
  enroll_url text,
  position integer,
  on_sale boolean NOT NULL,
  visibility_choice boolean,
  created_at timestamptz NOT NULL DEFAULT now(),
  synced_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  is_visible boolean NOT NULL GENERATED ALWAYS AS
    (removed_at IS NULL AND coalesce(visibility_choice, on_sale)) STORED,
  override_version integer NOT NULL DEFAULT 0,
  sync_rule text NOT NULL DEFAULT 'follow' CHECK (sync_rule IN ('follow', 'ask', 'frozen')),
  difference jsonb,
  payment_options jsonb,
  has_lifetime_access boolean NOT NULL DEFAULT true
);

CREATE INDEX courses_image_url ON courses USING hash (image_url);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON courses
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'thinkific_id',
    'visibility_choice,sync_rule,removed_at,name,price,category,duration,enroll_url,'
      'on_sale,has_lifetime_access,image_url,position,difference',
    'description,curriculum,payment_options',
    'is_visible,removed_at'
  );

-- Values that admins set instead of those of the platform. `base` holds the platform's values at
-- that time.
CREATE TABLE course_overrides (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  title text,
  description text,
  category text,
  level text,
  duration text,
  format text,
  price integer,
  image_url text,
  curriculum text[],
  outcomes text[],
  updated_at timestamptz NOT NULL DEFAULT now(),
  description_text text,
  base jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT course_overrides_description_both
    CHECK ((description IS NULL) = (description_text IS NULL))
);

CREATE INDEX course_overrides_image_url ON course_overrides USING hash (image_url);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON course_overrides
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'thinkific_id',
    'title,description,description_text,category,level,duration,format,price,image_url,'
      'curriculum,outcomes,base',
    '',
    'base'
  );

-- Overrides that admins ended, while this can be undone: for half an hour.
CREATE TABLE ended_overrides (
  undo_id uuid,
  thinkific_id bigint,
  version integer NOT NULL,
  before jsonb NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (undo_id, thinkific_id)
);

CREATE INDEX ended_overrides_oldest ON ended_overrides (ended_at);

-- Courses that admins want on the home page.
CREATE TABLE featured_courses (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  featured_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON featured_courses
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'thinkific_id', 'featured_at');

-- The known curriculum of each course, and when the platform was last asked for it.
CREATE TABLE course_curricula (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  listed bigint[] NOT NULL,
  seen bigint[],
  curriculum text[] NOT NULL,
  looked_at timestamptz
);

-- The state of the enrol link of each course: its fault, since when, and when to check it again.
CREATE TABLE enrol_links (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  url text NOT NULL,
  fault text,
  failing_since timestamptz,
  checked_at timestamptz,
  due_at timestamptz NOT NULL,
  CHECK ((fault IS NULL) = (failing_since IS NULL))
);
