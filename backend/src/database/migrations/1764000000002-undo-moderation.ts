import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it takes to notice that somebody else was faster, and to take a decision back. */
export class UndoModeration1764000000002 implements MigrationInterface {
  name = 'UndoModeration1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE testimonials
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN visible_while_pending boolean`);
    await queryRunner.query(`
      CREATE FUNCTION raise_testimonial_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER testimonials_version BEFORE UPDATE ON testimonials
      FOR EACH ROW EXECUTE FUNCTION raise_testimonial_version()`);
    // The row as JSON: a column that testimonials get later needs no twin here.
    await queryRunner.query(`
      CREATE TABLE deleted_testimonials (
        id bigint PRIMARY KEY,
        content jsonb NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      'CREATE INDEX deleted_testimonials_oldest ON deleted_testimonials (deleted_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deleted_testimonials');
    await queryRunner.query('DROP FUNCTION raise_testimonial_version CASCADE');
    await queryRunner.query(
      'ALTER TABLE testimonials DROP COLUMN version, DROP COLUMN visible_while_pending',
    );
  }
}
