import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'override', 'kept', 'visibility', 'rule', 'assignment', 'joined', 'parted'`;

/** A course's history says, too, what an admin has declined of it. */
export class RecordDeclined1765251000000 implements MigrationInterface {
  name = 'RecordDeclined1765251000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.allow(queryRunner, `${KINDS}, 'declined'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM course_changes WHERE kind = 'declined'`);
    await this.allow(queryRunner, KINDS);
  }

  private async allow(queryRunner: QueryRunner, kinds: string): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE course_changes
        DROP CONSTRAINT course_changes_kind_check,
        ADD CONSTRAINT course_changes_kind_check CHECK (kind IN (${kinds}))`);
  }
}
