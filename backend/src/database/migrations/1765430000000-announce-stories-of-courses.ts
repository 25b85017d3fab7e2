import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A course's page shows stories of the course, which they name by its title. Announces of which one a
 * story is, so that no other course's page is made anew. Replicas of the last release, which do not
 * know the notice, take it for a change of anything.
 */
export class AnnounceStoriesOfCourses1765430000000 implements MigrationInterface {
  name = 'AnnounceStoriesOfCourses1765430000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION course_key(title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT md5(lower(btrim(title)))
      $$`);
    await queryRunner.query(`
      CREATE INDEX testimonials_of_course
      ON testimonials (course_key(course_taken), created_at DESC, id DESC)
      WHERE status = 'approved' AND is_visible`);
    await queryRunner.query(`
      CREATE FUNCTION announce_course_story() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN
          PERFORM pg_notify('content_topics', 'stories of ' || course_key(OLD.course_taken));
        END IF;
        IF TG_OP <> 'DELETE' THEN
          PERFORM pg_notify('content_topics', 'stories of ' || course_key(NEW.course_taken));
        END IF;
        RETURN NULL;
      END $$`);
    const conditions = {
      INSERT: isSeen('NEW'),
      UPDATE: `(${isSeen('OLD')} OR ${isSeen('NEW')})`,
      DELETE: isSeen('OLD'),
    };
    for (const [event, condition] of Object.entries(conditions)) {
      await queryRunner.query(`
        CREATE TRIGGER announce_course_${event.toLowerCase()}
        AFTER ${event} ON testimonials
        FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION announce_course_story()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION announce_course_story CASCADE');
    await queryRunner.query('DROP INDEX testimonials_of_course');
    await queryRunner.query('DROP FUNCTION course_key');
  }
}

function isSeen(row: 'NEW' | 'OLD'): string {
  return `(${row}.status = 'approved' AND ${row}.is_visible)`;
}
