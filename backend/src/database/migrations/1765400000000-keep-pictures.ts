import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['courses', 'image_url'],
  ['course_overrides', 'image_url'],
  ['testimonials', 'student_image'],
] as const;

/** What is known of the pictures of other sites that pages show from this one. */
export class KeepPictures1765400000000 implements MigrationInterface {
  name = 'KeepPictures1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pictures (
        url text PRIMARY KEY CHECK (octet_length(url) <= 2600),
        hash text CHECK (hash ~ '^[0-9a-f]{20}$'),
        width integer CHECK (width > 0),
        height integer CHECK (height > 0),
        colour text CHECK (colour ~ '^#[0-9a-f]{6}$'),
        fetched_at timestamptz,
        failure text,
        failures integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nulls(hash, width, height, colour, fetched_at) IN (0, 5))
      )`);
    await queryRunner.query('CREATE INDEX pictures_due ON pictures (due_at)');
    for (const [table, column] of COLUMNS) {
      await queryRunner.query(`CREATE INDEX ${table}_${column} ON ${table} USING hash (${column})`);
    }
    await announcePictures(queryRunner);
    await wantPictures(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await queryRunner.query(`DROP TRIGGER want_picture ON ${table}`);
      await queryRunner.query(`DROP INDEX ${table}_${column}`);
    }
    await queryRunner.query('DROP TABLE pictures');
    await queryRunner.query('DROP FUNCTION want_picture, announce_picture');
  }
}

/** Pages that show a picture are made anew once it has come, is another one or is gone. */
async function announcePictures(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION announce_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('content_topics', 'course ' || course.thinkific_id)
      FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)
      WHERE course.is_visible AND coalesce(override.image_url, course.image_url) = NEW.url
        AND thinkific_id IN (
          SELECT thinkific_id FROM courses WHERE image_url = NEW.url
          UNION ALL SELECT thinkific_id FROM course_overrides WHERE image_url = NEW.url);
      IF EXISTS (SELECT FROM testimonials
                 WHERE student_image = NEW.url AND status = 'approved' AND is_visible) THEN
        PERFORM pg_notify('content_topics', 'stories');
      END IF;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER announce_picture AFTER UPDATE OF hash ON pictures
    FOR EACH ROW WHEN (OLD.hash IS DISTINCT FROM NEW.hash) EXECUTE FUNCTION announce_picture()`);
}

async function wantPictures(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION want_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE address text;
    BEGIN
      IF TG_TABLE_NAME = 'testimonials' THEN address := NEW.student_image;
      ELSE address := NEW.image_url;
      END IF;
      IF address ~* '^https?://' AND octet_length(address) <= 2600 THEN
        INSERT INTO pictures (url) VALUES (address) ON CONFLICT DO NOTHING;
        IF FOUND THEN PERFORM pg_notify('pictures', ''); END IF;
      END IF;
      RETURN NULL;
    END $$`);
  for (const [table, column] of COLUMNS) {
    await queryRunner.query(`
      INSERT INTO pictures (url) SELECT DISTINCT ${column} FROM ${table}
      WHERE ${column} ~* '^https?://' AND octet_length(${column}) <= 2600 ON CONFLICT DO NOTHING`);
    await queryRunner.query(`
      CREATE TRIGGER want_picture AFTER INSERT OR UPDATE OF ${column} ON ${table}
      FOR EACH ROW EXECUTE FUNCTION want_picture()`);
  }
}
