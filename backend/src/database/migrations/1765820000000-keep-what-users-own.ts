import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys, saved views and the syncs of a user come back when the deletion is taken back. */
export class KeepWhatUsersOwn1765820000000 implements MigrationInterface {
  name = 'KeepWhatUsersOwn1765820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE changed_users
        ADD api_keys jsonb NOT NULL DEFAULT '[]',
        ADD saved_views jsonb NOT NULL DEFAULT '[]',
        ADD sync_runs jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE changed_users DROP api_keys, DROP saved_views, DROP sync_runs`);
  }
}
