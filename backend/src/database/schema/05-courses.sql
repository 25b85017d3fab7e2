-- The ids of courses whose platform has ids of other kinds begin above those of Thinkific.
CREATE SEQUENCE course_ids START 1000000000000;

-- The courses of the school, of all platforms where it may have some.
CREATE TABLE courses (
  -- Thinkific's own id, or one of `course_ids`.
  thinkific_id bigint PRIMARY KEY DEFAULT nextval('course_ids'),
  platform text NOT NULL DEFAULT 'thinkific' CHECK (platform IN ('thinkific', 'feed', 'moodle')),
  platform_id text NOT NULL,
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
  has_lifetime_access boolean NOT NULL DEFAULT true,
  has_certificate boolean NOT NULL DEFAULT true,
  claims_follow boolean NOT NULL DEFAULT false,
  instructors_chosen boolean NOT NULL DEFAULT false,
  product_id bigint,
  related_product_ids bigint[] NOT NULL DEFAULT '{}',
  CONSTRAINT courses_once UNIQUE (platform, platform_id)
);

CREATE INDEX courses_image_url ON courses USING hash (image_url);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON courses
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'thinkific_id',
    'visibility_choice,sync_rule,removed_at,name,price,category,duration,enroll_url,'
      'on_sale,has_lifetime_access,has_certificate,claims_follow,image_url,position,difference,'
      'instructors_chosen',
    'description,curriculum,payment_options,related_product_ids',
    'is_visible,removed_at'
  );

-- Values that admins set in place of the platform's. `base` has the platform's values at that time.
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

-- Removed overrides, which can be restored for 30 minutes.
CREATE TABLE ended_overrides (
  undo_id uuid,
  thinkific_id bigint,
  version integer NOT NULL,
  before jsonb NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (undo_id, thinkific_id)
);

CREATE INDEX ended_overrides_oldest ON ended_overrides (ended_at);

-- Courses that admins chose for the home page.
CREATE TABLE featured_courses (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  featured_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON featured_courses
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'thinkific_id', 'featured_at');

-- The curriculum of each course, and when it was last read from the platform.
CREATE TABLE course_curricula (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  listed bigint[] NOT NULL,
  seen bigint[],
  curriculum text[] NOT NULL,
  looked_at timestamptz
);

-- The result of the last check of each enrollment link, and when the next one is due.
CREATE TABLE enrol_links (
  thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  url text NOT NULL,
  problem text,
  failing_since timestamptz,
  checked_at timestamptz,
  due_at timestamptz NOT NULL,
  CHECK ((problem IS NULL) = (failing_since IS NULL))
);

-- Promotions of Thinkific, for each course that was checked, with the coupon for its link. A row that
-- does not apply remembers the platform's answer.
CREATE TABLE course_promotions (
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  promotion_id bigint,
  name text NOT NULL,
  discount_type text NOT NULL CHECK (discount_type IN ('fixed', 'percentage')),
  amount numeric(12,2) NOT NULL,
  coupon_code text NOT NULL,
  starts_at timestamptz,
  expires_at timestamptz NOT NULL,
  applies boolean NOT NULL,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (thinkific_id, promotion_id)
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON course_promotions
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'thinkific_id',
    'name,discount_type,amount,coupon_code,starts_at,expires_at',
    '',
    'applies'
  );

-- Bundles that Thinkific sells publicly, by product, with their courses in its order. Admins do not edit them.
CREATE TABLE bundles (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  payment_options jsonb NOT NULL,
  enroll_url text NOT NULL,
  position integer,
  course_ids bigint[] NOT NULL
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON bundles
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'never', 'id', 'name,enroll_url,position,course_ids', 'payment_options', 'course_ids'
  );
