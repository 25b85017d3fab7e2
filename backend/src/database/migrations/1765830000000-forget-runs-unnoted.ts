import type { MigrationInterface, QueryRunner } from 'typeorm';

const RUN = `FOR EACH ROW EXECUTE FUNCTION audit_row('always', 'syncRun', 'id',
  'platform,trigger,scope,status,decision,added,updated,removed,cancelled_at', '')`;

/** That an old run is forgotten is nobody's act, least of all of whose sync comes by. */
export class ForgetRunsUnnoted1765830000000 implements MigrationInterface {
  name = 'ForgetRunsUnnoted1765830000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE ON sync_runs ${RUN}`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON sync_runs ${RUN}`,
    );
  }
}
