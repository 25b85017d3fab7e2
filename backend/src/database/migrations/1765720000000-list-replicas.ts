import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The processes that serve, each of which says now and then that it is there. */
export class ListReplicas1765720000000 implements MigrationInterface {
  name = 'ListReplicas1765720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE replicas (
        id uuid PRIMARY KEY,
        host text NOT NULL,
        pid integer NOT NULL,
        version text NOT NULL,
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE replicas');
  }
}
