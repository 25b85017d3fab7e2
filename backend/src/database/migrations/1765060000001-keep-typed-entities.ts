import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Plain text was shown with its entities resolved, and is now shown as it was typed. What stood there
 * already is shown as before: the text that visitors have seen is what was typed from now on.
 */
export class KeepTypedEntities1765060000001 implements MigrationInterface {
  name = 'KeepTypedEntities1765060000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE course_overrides SET description = description_text
      WHERE description LIKE '%&%;%' AND description !~ '<[a-zA-Z/!?]'
        AND description_text !~ '<[a-zA-Z/!?]'`);
  }

  /** Text that says what visitors see is right before and after. */
  async down(): Promise<void> {}
}
