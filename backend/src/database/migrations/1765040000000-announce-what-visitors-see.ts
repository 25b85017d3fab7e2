import type { MigrationInterface, QueryRunner } from 'typeorm';

type IsSeen = (row: string) => string;

/** A course that the platform took away is seen too: its address says so. */
export const SEEN: Readonly<Record<'courses' | 'udemy_courses', IsSeen>> = {
  courses: (row) =>
    `(${row}.removed_at IS NOT NULL OR coalesce(${row}.visibility_choice, ${row}.on_sale))`,
  udemy_courses: (row) =>
    `(${row}.removed_at IS NULL AND coalesce(${row}.visibility_choice, true))`,
};

/** Columns that visitors see nothing of. */
const UNSEEN = `'{override_version,base}'::text[]`;

/** Of a course; its override is seen as long. */
export const VISIBLE = 'removed_at IS NULL AND coalesce(visibility_choice, on_sale)';

/**
 * Announces a change of courses only if visitors see it: statements that write no row, such as those
 * of a sync that finds everything as it was, and what happens to hidden courses are no change of the
 * site, and its pages stay in memory.
 */
export class AnnounceWhatVisitorsSee1765040000000 implements MigrationInterface {
  name = 'AnnounceWhatVisitorsSee1765040000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(overrideIsSeen(VISIBLE));
    const seen = {
      ...SEEN,
      course_overrides: (row: string) => `override_is_seen(${row}.thinkific_id)`,
    };
    for (const [table, isSeen] of Object.entries(seen)) {
      await queryRunner.query(`DROP TRIGGER announce_change ON ${table}`);
      await announceRows(queryRunner, table, isSeen);
      await queryRunner.query(`
        CREATE TRIGGER announce_truncate
        AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['courses', 'course_overrides', 'udemy_courses']) {
      for (const event of ['insert', 'update', 'delete', 'truncate']) {
        await queryRunner.query(`DROP TRIGGER announce_${event} ON ${table}`);
      }
      await queryRunner.query(`
        CREATE TRIGGER announce_change
        AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`);
    }
    await queryRunner.query(`DROP FUNCTION override_is_seen(bigint)`);
  }
}

/** @param visible the condition of a visible course */
export function overrideIsSeen(visible: string): string {
  return `
    CREATE OR REPLACE FUNCTION override_is_seen(id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT EXISTS (SELECT FROM courses WHERE thinkific_id = id AND ${visible})
    $$`;
}

/** Announces changes of the rows that are seen. Also what a later migration says anew. */
export async function announceRows(queryRunner: QueryRunner, table: string, isSeen: IsSeen) {
  const conditions = {
    INSERT: isSeen('NEW'),
    UPDATE: `(${isSeen('OLD')} OR ${isSeen('NEW')})
      AND to_jsonb(OLD) - ${UNSEEN} IS DISTINCT FROM to_jsonb(NEW) - ${UNSEEN}`,
    DELETE: isSeen('OLD'),
  };
  for (const [event, condition] of Object.entries(conditions)) {
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER announce_${event.toLowerCase()}
      AFTER ${event} ON ${table}
      FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION announce_content_change()`);
  }
}
