import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each mail. What stands in it is made when it is sent, so no link is kept here. */
export class CreateMails1765300000000 implements MigrationInterface {
  name = 'CreateMails1765300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mails (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        cause uuid NOT NULL,
        recipient text NOT NULL,
        state text NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'sent', 'refused', 'failed', 'dropped')),
        tries integer NOT NULL DEFAULT 0,
        fault text,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX mails_cause ON mails (cause, created_at)');
    await queryRunner.query(
      `CREATE INDEX mails_ended ON mails (changed_at) WHERE state <> 'waiting'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mails');
  }
}
