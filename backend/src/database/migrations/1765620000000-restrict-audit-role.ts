import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FORGET } from './1765340000000-create-audit-log.js';

/** For whoever is not the owner's: however wrong its clock or its settings are, a month stays. */
const KEEPS_A_MONTH = `
    IF NOT pg_has_role(session_user, current_user, 'MEMBER') THEN
      older_than := least(older_than, now() - interval '30 days');
    END IF;
    IF NOT pg_try_advisory`;

export const FORGET_WITHIN_LIMITS = FORGET.replace('IF NOT pg_try_advisory', KEEPS_A_MONTH);

/** A role that may not change the audit log seals and forgets by functions of the owner. */
export class RestrictAuditRole1765620000000 implements MigrationInterface {
  name = 'RestrictAuditRole1765620000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      FORGET_WITHIN_LIMITS.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'),
    );
    for (const name of ['seal_audit(integer)', 'forget_audit(timestamptz, integer)']) {
      await queryRunner.query(
        `ALTER FUNCTION ${name} SECURITY DEFINER SET search_path FROM CURRENT`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORGET.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    for (const name of ['seal_audit(integer)', 'forget_audit(timestamptz, integer)']) {
      await queryRunner.query(`ALTER FUNCTION ${name} SECURITY INVOKER RESET ALL`);
    }
  }
}
