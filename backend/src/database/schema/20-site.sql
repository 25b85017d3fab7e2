-- Published versions of the site's texts and pages. The newest is shown.
CREATE TABLE site_versions (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  content jsonb NOT NULL,
  pages jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text NOT NULL
);

-- One row. Without content there are no changes that are not published. The version rises with each write.
CREATE TABLE site_draft (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version integer NOT NULL DEFAULT 0,
  content jsonb,
  pages jsonb,
  saved_at timestamptz,
  saved_by text,
  CHECK (num_nulls(content, pages, saved_at, saved_by) IN (0, 4))
);

INSERT INTO site_draft DEFAULT VALUES;

CREATE TRIGGER changes AFTER INSERT ON site_versions
  FOR EACH ROW EXECUTE FUNCTION record_change('always', 'id', 'published_by');
CREATE TRIGGER changes AFTER UPDATE ON site_draft
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'is_only', '', 'content,pages');
