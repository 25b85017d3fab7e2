import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says when a sync has come further, and whose sessions may have ended, to those who follow syncs. */
export class AnnounceSyncs1765250000000 implements MigrationInterface {
  name = 'AnnounceSyncs1765250000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION announce_sync_runs() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('sync_runs', '');
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER announce_sync_runs AFTER INSERT OR UPDATE ON sync_runs
      FOR EACH STATEMENT EXECUTE FUNCTION announce_sync_runs()`);
    await queryRunner.query(`
      CREATE FUNCTION announce_user_access() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('user_access', OLD.id::text);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER announce_user_access AFTER DELETE OR UPDATE OF role, is_active, token_version ON users
      FOR EACH ROW EXECUTE FUNCTION announce_user_access()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER announce_user_access ON users');
    await queryRunner.query('DROP FUNCTION announce_user_access');
    await queryRunner.query('DROP TRIGGER announce_sync_runs ON sync_runs');
    await queryRunner.query('DROP FUNCTION announce_sync_runs');
  }
}
