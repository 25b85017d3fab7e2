import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose address has another picture by now, or none: no other row says that its files are there. */
export class NoteLeftPictures1765830000001 implements MigrationInterface {
  name = 'NoteLeftPictures1765830000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE left_pictures (
        hash text PRIMARY KEY,
        due_at timestamptz NOT NULL DEFAULT now() + interval '1 day'
      )`);
    await queryRunner.query(`
      CREATE FUNCTION leave_picture() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO left_pictures (hash) VALUES (OLD.hash)
        ON CONFLICT (hash) DO UPDATE SET due_at = excluded.due_at;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER leave_picture AFTER UPDATE OF hash ON pictures FOR EACH ROW
      WHEN (OLD.hash IS NOT NULL AND OLD.hash IS DISTINCT FROM NEW.hash)
      EXECUTE FUNCTION leave_picture()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER leave_picture ON pictures');
    await queryRunner.query('DROP FUNCTION leave_picture');
    await queryRunner.query('DROP TABLE left_pictures');
  }
}
