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
    await queryRunner.query(`
      CREATE FUNCTION announce_portrait() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content_topics', 'stories of ' || course_key(story.course_taken))
        FROM testimonials story WHERE story.student_image = NEW.url AND ${isSeen('story')};
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER announce_portrait AFTER UPDATE OF hash ON pictures
      FOR EACH ROW WHEN (OLD.hash IS DISTINCT FROM NEW.hash) EXECUTE FUNCTION announce_portrait()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION announce_course_story, announce_portrait CASCADE');
    await queryRunner.query('DROP INDEX testimonials_of_course');
    await queryRunner.query('DROP FUNCTION course_key');
  }
}

function isSeen(row: string): string {
  return `(${row}.status = 'approved' AND ${row}.is_visible)`;
}
