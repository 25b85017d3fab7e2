import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a story was before its author corrected it, for the moderator who decides it anew. */
export class KeepCorrections1765391000000 implements MigrationInterface {
  name = 'KeepCorrections1765391000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE story_authors
        ADD COLUMN before_correction jsonb,
        ADD COLUMN corrected_at timestamptz,
        ADD CHECK ((before_correction IS NULL) = (corrected_at IS NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE story_authors DROP COLUMN before_correction, DROP COLUMN corrected_at`);
  }
}
