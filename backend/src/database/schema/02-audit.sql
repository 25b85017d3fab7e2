-- What people and syncs did. The change itself writes the entry, a job seals it soon after, and
-- nothing alters it.
CREATE TABLE audit_lines (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  person_id uuid,
  person text,
  act text NOT NULL,
  object_type text NOT NULL,
  object_id text,
  before jsonb,
  after jsonb,
  address text,
  request_id text
);

CREATE INDEX audit_lines_at_id_idx ON audit_lines (at, id);
CREATE INDEX audit_lines_person_id_at_id_idx ON audit_lines (person_id, at, id);
CREATE INDEX audit_lines_object_type_object_id_at_id_idx
  ON audit_lines (object_type, object_id, at, id);
CREATE INDEX audit_lines_act_at_id_idx ON audit_lines (act, at, id);

-- The hash chain over the entries.
CREATE TABLE audit_seals (
  position bigint PRIMARY KEY,
  line_id bigint NOT NULL UNIQUE,
  previous bytea NOT NULL,
  hash bytea NOT NULL
);

-- Entries that the chain does not have yet.
CREATE TABLE audit_unsealed (
  line_id bigint PRIMARY KEY
);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('lectern.forgets_audit', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Functions of the audit log name the schema of each relation. Otherwise a caller's temporary
-- tables of the same names would come first, and their triggers would run with the rights of the
-- owner.
CREATE FUNCTION queue_audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.audit_unsealed VALUES (NEW.id);
  RETURN NULL;
END
$$;

CREATE TRIGGER queue_seal AFTER INSERT ON audit_lines
  FOR EACH ROW EXECUTE FUNCTION queue_audit_seal();

-- Splits a list of columns, each with the name that the log has for it after a colon.
CREATE FUNCTION audit_fields(list text) RETURNS TABLE (name text, label text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT split_part(entry, ':', 1), COALESCE(NULLIF(split_part(entry, ':', 2), ''), entry)
  FROM unnest(string_to_array(list, ',')) AS entry
$$;

-- Notes a changed row. Arguments: `people` (only writes of a signed-in user, not of a sync) or
-- `always`; what the log calls the thing; the column of its key; the columns to note, none of them
-- secret; the columns of which the log only says that they changed. For a field without an override
-- it notes the value of the platform.
CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  caller jsonb := NULLIF(current_setting('lectern.caller', true), '')::jsonb;
  was jsonb;
  platform jsonb;
  made jsonb;
  changed_from jsonb;
  changed_to jsonb;
  hidden jsonb;
BEGIN
  IF TG_ARGV[0] = 'people' AND (caller ->> 'id' IS NULL OR caller ? 'isSync') THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN made := to_jsonb(NEW); END IF;
  IF TG_TABLE_NAME = 'course_overrides' THEN
    SELECT to_jsonb(course) || jsonb_build_object('title', course.name) INTO platform
    FROM public.courses AS course
    WHERE course.thinkific_id = (COALESCE(made, was) ->> 'thinkific_id')::bigint;
    platform := COALESCE(platform, '{}');
    was := platform || jsonb_strip_nulls(COALESCE(was, '{}'));
    made := platform || jsonb_strip_nulls(COALESCE(made, '{}'));
  END IF;
  SELECT jsonb_object_agg(label, was -> name), jsonb_object_agg(label, made -> name)
  INTO changed_from, changed_to
  FROM public.audit_fields(TG_ARGV[3])
  WHERE NULLIF(was -> name, 'null') IS DISTINCT FROM NULLIF(made -> name, 'null');
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(label, 'changed') INTO hidden
    FROM public.audit_fields(TG_ARGV[4]) WHERE was -> name IS DISTINCT FROM made -> name;
    changed_to := COALESCE(changed_to || hidden, changed_to, hidden);
    IF changed_to IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO public.audit_lines
    (person_id, person, act, object_type, object_id, before, after, address, request_id)
  VALUES (
    (caller ->> 'id')::uuid, caller ->> 'name', COALESCE(caller ->> 'act', lower(TG_OP)),
    TG_ARGV[1], COALESCE(made, was) ->> TG_ARGV[2],
    CASE WHEN was IS NOT NULL THEN changed_from END,
    CASE WHEN made IS NOT NULL THEN changed_to END,
    caller ->> 'address', caller ->> 'request'
  );
  RETURN NULL;
END
$$;

-- A role that may not change the audit log seals and forgets through functions of the owner.
CREATE FUNCTION seal_audit(most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  line public.audit_lines;
  place bigint;
  chain bytea;
  next bytea;
  sealed integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(4711011) THEN RETURN 0; END IF;
  SELECT position, hash INTO place, chain FROM public.audit_seals ORDER BY position DESC LIMIT 1;
  place := COALESCE(place, 0);
  chain := COALESCE(chain, ''::bytea);
  FOR line IN
    SELECT noted.* FROM public.audit_unsealed JOIN public.audit_lines noted ON noted.id = line_id
    ORDER BY line_id LIMIT most
  LOOP
    place := place + 1;
    next := sha256(chain || convert_to(jsonb_build_array(
      line.id, extract(epoch FROM line.at), line.person_id, line.person, line.act,
      line.object_type, line.object_id, line.before, line.after, line.address, line.request_id
    )::text, 'UTF8'));
    INSERT INTO public.audit_seals VALUES (place, line.id, chain, next);
    DELETE FROM public.audit_unsealed WHERE line_id = line.id;
    chain := next;
    sealed := sealed + 1;
  END LOOP;
  RETURN sealed;
END
$$;

-- Deletes old entries. The last seal always stays, since the next one continues from it. For a role
-- that is not the owner's a month stays, however wrong its clock or its settings are.
CREATE FUNCTION forget_audit(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  last bigint;
  seal bytea;
  forgotten integer;
BEGIN
  IF NOT pg_has_role(session_user, current_user, 'MEMBER') THEN
    older_than := least(older_than, now() - interval '30 days');
  END IF;
  IF NOT pg_try_advisory_xact_lock(4711011) THEN RETURN 0; END IF;
  SELECT max(position) INTO last FROM (
    SELECT position, bool_and(noted.at < older_than) OVER (ORDER BY position) AS is_old
    FROM (SELECT * FROM public.audit_seals ORDER BY position LIMIT most) seal
    JOIN public.audit_lines noted ON noted.id = seal.line_id
  ) oldest
  WHERE is_old AND position < (SELECT max(position) FROM public.audit_seals);
  IF last IS NULL THEN RETURN 0; END IF;
  PERFORM set_config('lectern.forgets_audit', 'yes', true);
  DELETE FROM public.audit_lines
  WHERE id IN (SELECT line_id FROM public.audit_seals WHERE position <= last);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  SELECT hash INTO seal FROM public.audit_seals WHERE position = last;
  DELETE FROM public.audit_seals WHERE position <= last;
  PERFORM set_config('lectern.forgets_audit', '', true);
  INSERT INTO public.audit_lines (act, object_type, after)
  VALUES ('forget', 'audit',
    jsonb_build_object('lines', forgotten, 'last', last, 'seal', encode(seal, 'hex')));
  RETURN forgotten;
END
$$;

REVOKE EXECUTE ON FUNCTION seal_audit FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION forget_audit FROM PUBLIC;
