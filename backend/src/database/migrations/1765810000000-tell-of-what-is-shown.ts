import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells webhooks of a course also when its picture has come, is another one or is gone, and when its
 * other half on the other platform changes what it shows; and of a story once visitors see it.
 */
export class TellOfWhatIsShown1765810000000 implements MigrationInterface {
  name = 'TellOfWhatIsShown1765810000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await tellOfPictures(queryRunner);
    await tellOfListings(queryRunner);
    await tellOfOffers(queryRunner);
    await tellOfStories(queryRunner, {
      INSERT: isSeen('NEW'),
      'UPDATE OF status, is_visible': `NOT ${isSeen('OLD')} AND ${isSeen('NEW')}`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP FUNCTION queue_webhook_of_picture, queue_webhook_of_listing, queue_webhook_of_offer CASCADE',
    );
    await tellOfStories(queryRunner, {
      INSERT: `NEW.status = 'approved'`,
      'UPDATE OF status': `OLD.status <> 'approved' AND NEW.status = 'approved'`,
    });
  }
}

async function tellOfPictures(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION queue_webhook_of_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM queue_webhook('course.changed', 'thinkific ' || thinkific_id)
      FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
      WHERE course.is_visible AND coalesce(override.image_url, course.image_url) = NEW.url
        AND thinkific_id IN (
          SELECT thinkific_id FROM courses WHERE image_url = NEW.url
          UNION ALL SELECT thinkific_id FROM course_overrides WHERE image_url = NEW.url);
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER webhook_update AFTER UPDATE OF hash ON pictures FOR EACH ROW
    WHEN (OLD.hash IS DISTINCT FROM NEW.hash) EXECUTE FUNCTION queue_webhook_of_picture()`);
}

/** A course of Udemy is in no list while a visible course stands for it. */
async function tellOfListings(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION queue_webhook_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      changed jsonb;
    BEGIN
      IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
      PERFORM queue_webhook('course.changed', 'udemy ' || udemy_id)
      FROM udemy_courses AS udemy
      WHERE udemy.is_visible AND udemy_id = coalesce(changed ->> 'udemy_id', (
        SELECT pair.udemy_id FROM joined_courses AS pair
        WHERE thinkific_id = (changed ->> 'thinkific_id')::bigint));
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER webhook_listing AFTER INSERT OR DELETE ON joined_courses FOR EACH ROW
    EXECUTE FUNCTION queue_webhook_of_listing()`);
  await queryRunner.query(`
    CREATE TRIGGER webhook_listing AFTER UPDATE ON courses FOR EACH ROW
    WHEN (OLD.is_visible <> NEW.is_visible) EXECUTE FUNCTION queue_webhook_of_listing()`);
}

/** A joined course of Udemy is an offer of the other one. */
async function tellOfOffers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION queue_webhook_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM queue_webhook('course.changed', 'thinkific ' || thinkific_id)
      FROM joined_courses JOIN courses AS course USING (thinkific_id)
      WHERE udemy_id = NEW.udemy_id AND course.is_visible;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER webhook_offer AFTER UPDATE ON udemy_courses FOR EACH ROW
    WHEN ((OLD.is_visible OR NEW.is_visible)
      AND (OLD.is_visible, OLD.is_paid, OLD.url) IS DISTINCT FROM (NEW.is_visible, NEW.is_paid, NEW.url))
    EXECUTE FUNCTION queue_webhook_of_offer()`);
}

async function tellOfStories(
  queryRunner: QueryRunner,
  conditions: Record<string, string>,
): Promise<void> {
  for (const [happening, condition] of Object.entries(conditions)) {
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER webhook_${happening.toLowerCase().split(' ')[0]}
      AFTER ${happening} ON testimonials FOR EACH ROW WHEN (${condition})
      EXECUTE FUNCTION queue_webhook_of_row('story.approved', '', 'id')`);
  }
}

function isSeen(row: string): string {
  return `(${row}.status = 'approved' AND ${row}.is_visible)`;
}
