import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people and syncs did: written by the change itself, sealed soon after, never altered. */
export class CreateAuditLog1765340000000 implements MigrationInterface {
  name = 'CreateAuditLog1765340000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTables(queryRunner);
    await queryRunner.query(SEAL);
    await queryRunner.query(FORGET);
    await queryRunner.query(REFUSE);
    for (const table of ['audit_lines', 'audit_seals']) {
      await queryRunner.query(`
        CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION seal_audit, forget_audit');
    await queryRunner.query('DROP TABLE audit_unsealed, audit_seals, audit_lines');
    await queryRunner.query('DROP FUNCTION refuse_audit_change, queue_audit_seal');
  }
}

async function createTables(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE audit_lines (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
    )`);
  for (const columns of ['', 'person_id, ', 'object_type, object_id, ', 'act, ']) {
    await queryRunner.query(`CREATE INDEX ON audit_lines (${columns}at, id)`);
  }
  await queryRunner.query(`
    CREATE TABLE audit_seals (
      position bigint PRIMARY KEY,
      line_id bigint NOT NULL UNIQUE,
      previous bytea NOT NULL,
      hash bytea NOT NULL
    )`);
  await queryRunner.query('CREATE TABLE audit_unsealed (line_id bigint PRIMARY KEY)');
  await queryRunner.query(QUEUE);
  await queryRunner.query(`
    CREATE TRIGGER queue_seal AFTER INSERT ON audit_lines
    FOR EACH ROW EXECUTE FUNCTION queue_audit_seal()`);
}

export const QUEUE = `
  CREATE FUNCTION queue_audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO audit_unsealed VALUES (NEW.id);
      RETURN NULL;
    END $$`;

export const SEAL = `
  CREATE FUNCTION seal_audit(most integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    line audit_lines;
    place bigint;
    chain bytea;
    next bytea;
    sealed integer := 0;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(4711011) THEN RETURN 0; END IF;
    SELECT position, hash INTO place, chain FROM audit_seals ORDER BY position DESC LIMIT 1;
    place := COALESCE(place, 0);
    chain := COALESCE(chain, ''::bytea);
    FOR line IN
      SELECT noted.* FROM audit_unsealed JOIN audit_lines noted ON noted.id = line_id
      ORDER BY line_id LIMIT most
    LOOP
      place := place + 1;
      next := sha256(chain || convert_to(jsonb_build_array(
        line.id, extract(epoch FROM line.at), line.person_id, line.person, line.act,
        line.object_type, line.object_id, line.before, line.after, line.address, line.request_id
      )::text, 'UTF8'));
      INSERT INTO audit_seals VALUES (place, line.id, chain, next);
      DELETE FROM audit_unsealed WHERE line_id = line.id;
      chain := next;
      sealed := sealed + 1;
    END LOOP;
    RETURN sealed;
  END $$`;

/** The last seal always stays, since the next one goes on from it. */
export const FORGET = `
  CREATE FUNCTION forget_audit(older_than timestamptz, most integer) RETURNS integer
  LANGUAGE plpgsql AS $$
  DECLARE
    last bigint;
    seal bytea;
    forgotten integer;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(4711011) THEN RETURN 0; END IF;
    SELECT max(position) INTO last FROM (
      SELECT position, bool_and(noted.at < older_than) OVER (ORDER BY position) AS is_old
      FROM (SELECT * FROM audit_seals ORDER BY position LIMIT most) seal
      JOIN audit_lines noted ON noted.id = seal.line_id
    ) oldest
    WHERE is_old AND position < (SELECT max(position) FROM audit_seals);
    IF last IS NULL THEN RETURN 0; END IF;
    PERFORM set_config('lectern.forgets_audit', 'yes', true);
    DELETE FROM audit_lines WHERE id IN (SELECT line_id FROM audit_seals WHERE position <= last);
    GET DIAGNOSTICS forgotten = ROW_COUNT;
    SELECT hash INTO seal FROM audit_seals WHERE position = last;
    DELETE FROM audit_seals WHERE position <= last;
    PERFORM set_config('lectern.forgets_audit', '', true);
    INSERT INTO audit_lines (act, object_type, after)
    VALUES ('forget', 'audit', jsonb_build_object('lines', forgotten, 'last', last, 'seal', encode(seal, 'hex')));
    RETURN forgotten;
  END $$`;

const REFUSE = `
  CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('lectern.forgets_audit', true) = 'yes' THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION 'The audit log is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'insufficient_privilege';
  END $$`;
