import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shortcuts to an address of a list. Personal ones go with their owner, shared ones stay. */
export class CreateSavedViews1765110000000 implements MigrationInterface {
  name = 'CreateSavedViews1765110000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE saved_views (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        list text NOT NULL,
        name text NOT NULL,
        owner_id uuid REFERENCES users ON DELETE SET NULL,
        is_shared boolean NOT NULL,
        query jsonb NOT NULL CHECK (octet_length(query::text) <= 10000),
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (is_shared OR owner_id IS NOT NULL)
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX saved_views_personal_name ON saved_views (owner_id, list, lower(name))
        WHERE NOT is_shared`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX saved_views_shared_name ON saved_views (list, lower(name))
        WHERE is_shared`);
    await queryRunner.query('CREATE INDEX saved_views_owner ON saved_views (owner_id)');
    await queryRunner.query(`
      CREATE FUNCTION delete_personal_views() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM saved_views WHERE owner_id = OLD.id AND NOT is_shared;
        RETURN OLD;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER delete_personal_views BEFORE DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION delete_personal_views()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION delete_personal_views CASCADE');
    await queryRunner.query('DROP TABLE saved_views');
  }
}
