import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  ['courses', 'thinkific', 'thinkific_id'],
  ['udemy_courses', 'udemy', 'udemy_id'],
];
const CHOICES = [
  ['visibility', 'visibility_choice'],
  ['rule', 'sync_rule'],
];

/** What people change of courses: whatever writes it, and in the transaction that does. */
export class RecordCourseChanges1765211000000 implements MigrationInterface {
  name = 'RecordCourseChanges1765211000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // No foreign key: it outlives whoever did it, with their name.
    await queryRunner.query(`
      CREATE TABLE course_changes (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        platform text NOT NULL CHECK (platform IN ('thinkific', 'udemy')),
        course_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('override', 'kept', 'visibility', 'rule', 'assignment')),
        fields jsonb NOT NULL,
        by_id uuid,
        by_name text,
        at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      'CREATE INDEX course_changes_newest ON course_changes (platform, course_id, at DESC, id DESC)',
    );
    await queryRunner.query('CREATE INDEX course_changes_oldest ON course_changes (at)');
    await queryRunner.query(`
      CREATE FUNCTION record_course_change(platform text, course_id text, kind text, fields jsonb)
      RETURNS void LANGUAGE sql AS $$
        INSERT INTO course_changes (platform, course_id, kind, fields, by_id, by_name)
        SELECT $1, $2, $3, $4, actor.id, users.name
        FROM (SELECT nullif(current_setting('lectern.actor', true), '')::uuid) AS actor (id)
        LEFT JOIN users ON users.id = actor.id
      $$`);
    await this.recordOverrides(queryRunner);
    await this.recordChoices(queryRunner);
    await this.recordAssignments(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER record_assignment ON staff_assignments');
    await queryRunner.query('DROP TRIGGER unassign_deleted ON users');
    for (const [table] of TABLES) {
      for (const [kind] of CHOICES) {
        await queryRunner.query(`DROP TRIGGER record_${kind} ON ${table}`);
      }
    }
    await queryRunner.query('DROP TRIGGER record_override ON course_overrides');
    for (const name of [
      'record_assignment',
      'unassign_deleted',
      'record_choice',
      'record_override',
      'record_course_change',
    ]) {
      await queryRunner.query(`DROP FUNCTION ${name}`);
    }
    await queryRunner.query('DROP TABLE course_changes');
  }

  private async recordOverrides(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION record_override() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        fields jsonb;
      BEGIN
        SELECT jsonb_object_agg(field, jsonb_build_array(before.value, after.value)) INTO fields
        FROM unnest(ARRAY['title', 'description', 'description_text', 'category', 'level', 'duration',
          'format', 'price', 'image_url', 'curriculum', 'outcomes']) AS field
        CROSS JOIN LATERAL (SELECT nullif(to_jsonb(OLD) -> field, 'null')) AS before (value)
        CROSS JOIN LATERAL (SELECT nullif(to_jsonb(NEW) -> field, 'null')) AS after (value)
        WHERE before.value IS DISTINCT FROM after.value;
        IF fields IS NOT NULL THEN
          PERFORM record_course_change('thinkific', coalesce(NEW.thinkific_id, OLD.thinkific_id)::text,
            'override', fields);
        ELSIF TG_OP = 'UPDATE' AND OLD.base <> NEW.base THEN
          PERFORM record_course_change('thinkific', NEW.thinkific_id::text, 'kept', '{}');
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER record_override AFTER INSERT OR UPDATE OR DELETE ON course_overrides
      FOR EACH ROW EXECUTE FUNCTION record_override()`);
  }

  private async recordChoices(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION record_choice() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        field text := TG_ARGV[3];
      BEGIN
        PERFORM record_course_change(TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1], TG_ARGV[2],
          jsonb_build_object(field, jsonb_build_array(to_jsonb(OLD) -> field, to_jsonb(NEW) -> field)));
        RETURN NULL;
      END $$`);
    for (const [table, platform, key] of TABLES) {
      for (const [kind, column] of CHOICES) {
        await queryRunner.query(`
          CREATE TRIGGER record_${kind} AFTER UPDATE OF ${column} ON ${table}
          FOR EACH ROW WHEN (OLD.${column} IS DISTINCT FROM NEW.${column})
          EXECUTE FUNCTION record_choice('${platform}', '${key}', '${kind}', '${column}')`);
      }
    }
  }

  private async recordAssignments(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION record_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM record_course_change('udemy', coalesce(NEW.udemy_id, OLD.udemy_id), 'assignment',
          jsonb_build_object('staff', jsonb_build_array(
            (SELECT name FROM users WHERE id = OLD.staff_user_id),
            (SELECT name FROM users WHERE id = NEW.staff_user_id))));
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER record_assignment AFTER INSERT OR DELETE ON staff_assignments
      FOR EACH ROW EXECUTE FUNCTION record_assignment()`);
    // While the name is still known; the foreign key would end the assignments only afterwards.
    await queryRunner.query(`
      CREATE FUNCTION unassign_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM staff_assignments WHERE staff_user_id = OLD.id;
        RETURN OLD;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER unassign_deleted BEFORE DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION unassign_deleted()`);
  }
}
