import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberOverriddenValues1763900000000 implements MigrationInterface {
  name = 'RememberOverriddenValues1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE courses ADD COLUMN override_version integer NOT NULL DEFAULT 0',
    );
    await queryRunner.query(`
      ALTER TABLE course_overrides
        ADD COLUMN description_text text,
        ADD COLUMN base jsonb NOT NULL DEFAULT '{}'`);
    await queryRunner.query('UPDATE course_overrides SET description_text = description');
    await queryRunner.query(`
      ALTER TABLE course_overrides ADD CONSTRAINT course_overrides_description_both
        CHECK ((description IS NULL) = (description_text IS NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE course_overrides DROP COLUMN description_text, DROP COLUMN base',
    );
    await queryRunner.query('ALTER TABLE courses DROP COLUMN override_version');
  }
}
