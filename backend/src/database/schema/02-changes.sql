-- The changes of all tables that have the trigger `changes`, and actions that change no row.
-- `src/changes/rules` explains each change. Entries are never altered, and a scheduled task adds them
-- to the hash chain.
CREATE TABLE changes (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Readers use it to find the changes that were committed since they last read.
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  table_name text NOT NULL,
  record text,
  operation text NOT NULL CHECK (operation IN ('insert', 'update', 'delete', 'action')),
  before jsonb,
  after jsonb,
  is_audited boolean NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'sync', 'other')),
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  address text,
  request_id text
);

CREATE INDEX changes_transaction ON changes (transaction);
CREATE INDEX changes_of_record ON changes (table_name, record, at, id);
CREATE INDEX changes_audited ON changes (at, id) WHERE is_audited;
CREATE INDEX changes_audited_by_actor ON changes (actor_id, at, id) WHERE is_audited;
CREATE INDEX changes_audited_by_action ON changes (action, at, id) WHERE is_audited;

-- The hash chain over the changes.
CREATE TABLE change_hashes (
  position bigint PRIMARY KEY,
  change_id bigint NOT NULL UNIQUE,
  previous bytea NOT NULL,
  hash bytea NOT NULL
);

-- One row: all changes that are visible in this snapshot are in the hash chain.
CREATE TABLE hash_chain_state (
  seen pg_snapshot NOT NULL
);

-- The progress of each reader of the changes. It has read all changes that are visible in `seen`, and
-- those up to `last_id` that are visible in `reading` only.
CREATE TABLE change_positions (
  consumer text PRIMARY KEY,
  seen pg_snapshot NOT NULL,
  reading pg_snapshot,
  last_id bigint NOT NULL DEFAULT 0
);
CREATE FUNCTION refuse_changed_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('lectern.forgets_changes', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The change log is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_log();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON change_hashes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_log();

-- These functions name the schema of each relation. Otherwise a caller's temporary tables of the same
-- names would come first, and their triggers would run with the rights of the owner.
--
-- Records a changed row. Arguments: whether the audit log shows it (`always`; `people`, if a signed-in
-- user and not a sync changed it; `never`), the key column, and lists of columns: those recorded with
-- their values, those whose values are left out, those recorded even if they have not changed, and
-- personal ones, recorded with their values for the audit log only. Columns in no list are not
-- recorded. A row whose `deleted_at` is set counts as deleted.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  caller jsonb := NULLIF(current_setting('lectern.caller', true), '')::jsonb;
  is_user boolean := caller ->> 'id' IS NOT NULL AND NOT caller ? 'isSync';
  is_shown boolean := TG_ARGV[0] = 'always' OR (TG_ARGV[0] = 'people' AND COALESCE(is_user, false));
  was jsonb := to_jsonb(OLD);
  made jsonb := to_jsonb(NEW);
  operation text;
  with_values text[] := string_to_array(TG_ARGV[2], ',');
  hidden text[] := string_to_array(TG_ARGV[3], ',');
  changed_from jsonb;
  changed_to jsonb;
  marked jsonb;
BEGIN
  IF was ->> 'deleted_at' IS NOT NULL THEN was := NULL; END IF;
  IF made ->> 'deleted_at' IS NOT NULL THEN made := NULL; END IF;
  IF was IS NULL AND made IS NULL THEN RETURN NULL; END IF;
  operation := CASE WHEN was IS NULL THEN 'insert' WHEN made IS NULL THEN 'delete' ELSE 'update' END;
  IF is_shown THEN with_values := with_values || string_to_array(TG_ARGV[5], ',');
  ELSE hidden := hidden || string_to_array(TG_ARGV[5], ',');
  END IF;
  SELECT jsonb_object_agg(name, was -> name), jsonb_object_agg(name, made -> name)
  INTO changed_from, changed_to
  FROM unnest(with_values) AS name
  WHERE NULLIF(was -> name, 'null') IS DISTINCT FROM NULLIF(made -> name, 'null');
  IF operation = 'update' THEN
    SELECT jsonb_object_agg(name, 'changed') INTO marked
    FROM unnest(hidden) AS name WHERE was -> name IS DISTINCT FROM made -> name;
    changed_to := COALESCE(changed_to || marked, changed_to, marked);
    IF changed_to IS NULL THEN RETURN NULL; END IF;
  END IF;
  SELECT
    COALESCE(jsonb_object_agg(name, was -> name), '{}') || COALESCE(changed_from, '{}'),
    COALESCE(jsonb_object_agg(name, made -> name), '{}') || COALESCE(changed_to, '{}')
  INTO changed_from, changed_to
  FROM unnest(string_to_array(TG_ARGV[4], ',')) AS name;
  INSERT INTO public.changes (
    table_name, record, operation, before, after,
    is_audited, actor_kind, actor_id, actor_name, action, address, request_id
  ) VALUES (
    TG_TABLE_NAME, COALESCE(made, was) ->> TG_ARGV[1], operation,
    CASE WHEN was IS NOT NULL THEN changed_from END,
    CASE WHEN made IS NOT NULL THEN changed_to END,
    is_shown, CASE WHEN is_user THEN 'user' WHEN caller ? 'isSync' THEN 'sync' ELSE 'other' END,
    (caller ->> 'id')::uuid, caller ->> 'name', COALESCE(caller ->> 'action', operation),
    caller ->> 'address', caller ->> 'request'
  );
  PERFORM pg_notify('changes', '');
  RETURN NULL;
END
$$;

-- The application's role may not change the log. It hashes and deletes through functions of the owner.
CREATE FUNCTION hash_changes(most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  now_seen pg_snapshot := pg_current_snapshot();
  last_seen pg_snapshot;
  entry public.changes;
  place bigint;
  chain bytea;
  next bytea;
  waiting bigint[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(4711011) THEN RETURN 0; END IF;
  SELECT position, hash INTO place, chain
  FROM public.change_hashes ORDER BY position DESC LIMIT 1;
  place := COALESCE(place, 0);
  chain := COALESCE(chain, ''::bytea);
  SELECT seen INTO last_seen FROM public.hash_chain_state;
  waiting := ARRAY(
    SELECT id FROM public.changes AS change
    WHERE transaction >= pg_snapshot_xmin(last_seen)
      AND NOT pg_visible_in_snapshot(transaction, last_seen)
      AND NOT EXISTS (SELECT FROM public.change_hashes WHERE change_id = change.id)
    ORDER BY id LIMIT most
  );
  FOR entry IN SELECT * FROM public.changes WHERE id = ANY (waiting) ORDER BY id LOOP
    place := place + 1;
    next := sha256(chain || convert_to(jsonb_build_array(
      entry.id, extract(epoch FROM entry.at), entry.table_name, entry.record, entry.operation,
      entry.before, entry.after, entry.is_audited, entry.actor_kind, entry.actor_id, entry.actor_name,
      entry.action, entry.address, entry.request_id
    )::text, 'UTF8'));
    INSERT INTO public.change_hashes VALUES (place, entry.id, chain, next);
    chain := next;
  END LOOP;
  IF cardinality(waiting) < most THEN UPDATE public.hash_chain_state SET seen = now_seen; END IF;
  RETURN cardinality(waiting);
END
$$;

-- Deletes old changes. The last hash always stays because the next one continues from it. Roles other
-- than the owner cannot delete the last 30 days, even with a wrong setting.
CREATE FUNCTION forget_changes(older_than timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  last bigint;
  last_hash bytea;
  forgotten integer;
BEGIN
  IF NOT pg_has_role(session_user, current_user, 'MEMBER') THEN
    older_than := least(older_than, now() - interval '30 days');
  END IF;
  IF NOT pg_try_advisory_xact_lock(4711011) THEN RETURN 0; END IF;
  SELECT max(position) INTO last FROM (
    SELECT position, bool_and(change.at < older_than) OVER (ORDER BY position) AS is_old
    FROM (SELECT * FROM public.change_hashes ORDER BY position LIMIT most) link
    JOIN public.changes change ON change.id = link.change_id
  ) oldest
  WHERE is_old AND position < (SELECT max(position) FROM public.change_hashes);
  IF last IS NULL THEN RETURN 0; END IF;
  PERFORM set_config('lectern.forgets_changes', 'yes', true);
  DELETE FROM public.changes
  WHERE id IN (SELECT change_id FROM public.change_hashes WHERE position <= last);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  SELECT hash INTO last_hash FROM public.change_hashes WHERE position = last;
  DELETE FROM public.change_hashes WHERE position <= last;
  PERFORM set_config('lectern.forgets_changes', '', true);
  INSERT INTO public.changes
    (table_name, operation, action, is_audited, actor_kind, after)
  VALUES ('changes', 'action', 'forget', true, 'other',
    jsonb_build_object('entries', forgotten, 'last', last, 'hash', encode(last_hash, 'hex')));
  RETURN forgotten;
END
$$;

REVOKE EXECUTE ON FUNCTION hash_changes FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION forget_changes FROM PUBLIC;
