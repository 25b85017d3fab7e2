import type { MigrationInterface, QueryRunner } from 'typeorm';

const noted = (fields: string) =>
  `FOR EACH ROW EXECUTE FUNCTION audit_row('people', 'view', 'id', ${fields})`;

/** What a view searches for may be the address of a subscriber, which must not live on in the log. */
export class HideSearchesOfViews1765850000000 implements MigrationInterface {
  name = 'HideSearchesOfViews1765850000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON saved_views
      ${noted(`'list,name,is_shared', 'query'`)}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON saved_views
      ${noted(`'list,name,is_shared,query', ''`)}`);
  }
}
