import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last errors of all processes: a row for each message, part and route, however often it happens. */
export class KeepRecentErrors1765710000000 implements MigrationInterface {
  name = 'KeepRecentErrors1765710000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE recent_errors (
        message text NOT NULL,
        part text NOT NULL,
        route text NOT NULL,
        errors bigint NOT NULL,
        first_at timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        request_id text,
        host text NOT NULL,
        pid integer NOT NULL,
        PRIMARY KEY (message, part, route)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE recent_errors');
  }
}
