import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'override', 'kept', 'visibility', 'rule', 'assignment'`;

/**
 * Which courses of both platforms are the same, as an admin said. `course.is_listed` is to courses
 * of Udemy what `is_visible` is, but for those that a visible course stands for.
 */
export class JoinCourses1765240000000 implements MigrationInterface {
  name = 'JoinCourses1765240000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE joined_courses (
        thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
        udemy_id text NOT NULL REFERENCES udemy_courses ON DELETE CASCADE
          CONSTRAINT joined_courses_once UNIQUE,
        joined_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE FUNCTION is_listed(udemy_courses) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT $1.is_visible AND NOT EXISTS (
          SELECT FROM joined_courses JOIN courses AS course USING (thinkific_id)
          WHERE udemy_id = $1.udemy_id AND course.is_visible
        )
      $$`);
    await this.announce(queryRunner);
    await this.record(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['courses', 'udemy_courses']) {
      await queryRunner.query(`DROP TRIGGER announce_joined ON ${table}`);
    }
    await queryRunner.query('DROP FUNCTION is_listed');
    await queryRunner.query('DROP TABLE joined_courses');
    for (const name of ['announce_joined', 'announce_pair', 'record_joined']) {
      await queryRunner.query(`DROP FUNCTION ${name}`);
    }
    await queryRunner.query(`DELETE FROM course_changes WHERE kind IN ('joined', 'parted')`);
    await allowKinds(queryRunner, KINDS);
  }

  /** A change of one may show where the other is shown. */
  private async announce(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION announce_pair() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          PERFORM pg_notify('content_topics', 'anything');
        ELSE
          PERFORM pg_notify('content_topics',
            'course ' || coalesce(NEW.thinkific_id, OLD.thinkific_id));
          PERFORM pg_notify('content_topics', 'udemy');
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON joined_courses
      FOR EACH ROW EXECUTE FUNCTION announce_pair()`);
    await queryRunner.query(`
      CREATE TRIGGER announce_truncate AFTER TRUNCATE ON joined_courses
      FOR EACH STATEMENT EXECUTE FUNCTION announce_pair()`);
    await queryRunner.query(`
      CREATE FUNCTION announce_joined() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content_topics', topic)
        FROM joined_courses CROSS JOIN LATERAL (
          SELECT CASE TG_TABLE_NAME WHEN 'courses' THEN 'udemy' ELSE 'course ' || thinkific_id END
        ) AS told (topic)
        WHERE thinkific_id = (to_jsonb(NEW) ->> 'thinkific_id')::bigint
          OR udemy_id = to_jsonb(NEW) ->> 'udemy_id';
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER announce_joined AFTER UPDATE ON courses FOR EACH ROW
      WHEN (OLD.is_visible <> NEW.is_visible) EXECUTE FUNCTION announce_joined()`);
    await queryRunner.query(`
      CREATE TRIGGER announce_joined AFTER UPDATE ON udemy_courses FOR EACH ROW
      WHEN (OLD.is_visible OR NEW.is_visible) EXECUTE FUNCTION announce_joined()`);
  }

  private async record(queryRunner: QueryRunner): Promise<void> {
    await allowKinds(queryRunner, `${KINDS}, 'joined', 'parted'`);
    await queryRunner.query(`
      CREATE FUNCTION record_joined() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        pair joined_courses := coalesce(NEW, OLD);
        is_new boolean := TG_OP = 'INSERT';
        kind text := CASE WHEN is_new THEN 'joined' ELSE 'parted' END;
        ours text;
        theirs text;
      BEGIN
        SELECT coalesce(override.title, name) INTO ours
        FROM courses LEFT JOIN course_overrides AS override USING (thinkific_id)
        WHERE thinkific_id = pair.thinkific_id;
        SELECT title INTO theirs FROM udemy_courses WHERE udemy_id = pair.udemy_id;
        PERFORM record_course_change('thinkific', pair.thinkific_id::text, kind,
          jsonb_build_object('joined', jsonb_build_array(
            CASE WHEN NOT is_new THEN theirs END, CASE WHEN is_new THEN theirs END)));
        PERFORM record_course_change('udemy', pair.udemy_id, kind,
          jsonb_build_object('joined', jsonb_build_array(
            CASE WHEN NOT is_new THEN ours END, CASE WHEN is_new THEN ours END)));
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER record_joined AFTER INSERT OR DELETE ON joined_courses
      FOR EACH ROW EXECUTE FUNCTION record_joined()`);
  }
}

async function allowKinds(queryRunner: QueryRunner, kinds: string): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE course_changes
      DROP CONSTRAINT course_changes_kind_check,
      ADD CONSTRAINT course_changes_kind_check CHECK (kind IN (${kinds}))`);
}
