import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last change of each user, for as long as it may be taken back: for half an hour. */
export class UndoUserChanges1765103000000 implements MigrationInterface {
  name = 'UndoUserChanges1765103000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // No foreign keys: it outlives the user whose deletion it is about.
    await queryRunner.query(`
      CREATE TABLE changed_users (
        id uuid PRIMARY KEY,
        changed_by uuid NOT NULL,
        before jsonb NOT NULL,
        after jsonb,
        assignments jsonb NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX changed_users_oldest ON changed_users (changed_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE changed_users');
  }
}
