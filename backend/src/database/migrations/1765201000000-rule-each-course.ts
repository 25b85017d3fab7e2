import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets each course follow its platform, ask first, or stand still, and keeps what waits beside it. */
export class RuleEachCourse1765201000000 implements MigrationInterface {
  name = 'RuleEachCourse1765201000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['courses', 'udemy_courses']) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN sync_rule text NOT NULL DEFAULT 'follow'
            CONSTRAINT ${table}_sync_rule_check CHECK (sync_rule IN ('follow', 'ask', 'frozen')),
          ADD COLUMN difference jsonb`);
    }
    await queryRunner.query(`
      ALTER TABLE sync_changes
        ADD COLUMN held_by text CHECK (held_by IN ('ask', 'declined', 'frozen'))`);
    await queryRunner.query(`
      ALTER TABLE sync_runs
        ADD COLUMN scope text NOT NULL DEFAULT 'platform' CHECK (scope IN ('platform', 'courses')),
        ADD COLUMN proposed integer NOT NULL DEFAULT 0,
        ADD COLUMN frozen integer NOT NULL DEFAULT 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM sync_runs WHERE scope = 'courses'`);
    await queryRunner.query(
      'ALTER TABLE sync_runs DROP COLUMN scope, DROP COLUMN proposed, DROP COLUMN frozen',
    );
    await queryRunner.query('DELETE FROM sync_changes WHERE held_by IS NOT NULL');
    await queryRunner.query('ALTER TABLE sync_changes DROP COLUMN held_by');
    for (const table of ['courses', 'udemy_courses']) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN sync_rule, DROP COLUMN difference`);
    }
  }
}
