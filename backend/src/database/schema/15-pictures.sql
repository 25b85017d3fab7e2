-- Copies of pictures from other sites, and uploads. Uploads cannot be fetched again.
CREATE TABLE pictures (
  url text PRIMARY KEY CHECK (octet_length(url) <= 2600),
  hash text CHECK (hash ~ '^[0-9a-f]{20}$'),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  colour text CHECK (colour ~ '^#[0-9a-f]{6}$'),
  fetched_at timestamptz,
  failure text,
  failures integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  is_upload boolean NOT NULL DEFAULT false,
  CHECK (num_nulls(hash, width, height, colour, fetched_at) IN (0, 5))
);

CREATE INDEX pictures_due ON pictures (due_at);
CREATE INDEX pictures_uploaded ON pictures (created_at) WHERE is_upload;
CREATE INDEX pictures_hash ON pictures (hash) WHERE hash IS NOT NULL;

-- Stored files that no URL refers to any more. They are deleted when due.
CREATE TABLE left_pictures (
  hash text PRIMARY KEY,
  due_at timestamptz NOT NULL DEFAULT now() + interval '1 day'
);

CREATE TRIGGER changes AFTER UPDATE OF hash ON pictures
  FOR EACH ROW EXECUTE FUNCTION record_change('never', 'url', 'hash');
