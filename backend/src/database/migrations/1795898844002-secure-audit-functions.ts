import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUEUE, SEAL } from './1765340000000-create-audit-log.js';
import { NOTE_ROW } from './1765341000000-note-changed-rows.js';
import { FORGET_WITHIN_LIMITS } from './1765620000000-restrict-audit-role.js';

const DEFINERS = ['seal_audit(integer)', 'forget_audit(timestamptz, integer)'];
const RELATIONS = /\b(audit_lines|audit_seals|audit_unsealed|audit_fields|courses)\b/g;

/**
 * Names the schema of each relation in the functions of the audit log. Without it, a caller's temporary tables of the
 * same names come first, and their triggers run with the rights of the functions' owner.
 */
export class SecureAuditFunctions1795898844002 implements MigrationInterface {
  name = 'SecureAuditFunctions1795898844002';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [QUEUE, NOTE_ROW, SEAL, FORGET_WITHIN_LIMITS]) {
      await queryRunner.query(await qualified(queryRunner, sql));
    }
    for (const name of DEFINERS) {
      await queryRunner.query(
        `ALTER FUNCTION ${name} SECURITY DEFINER SET search_path = pg_catalog, pg_temp`,
      );
      await queryRunner.query(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [QUEUE, NOTE_ROW, SEAL, FORGET_WITHIN_LIMITS]) {
      await queryRunner.query(replacing(sql));
    }
    for (const name of DEFINERS) {
      await queryRunner.query(
        `ALTER FUNCTION ${name} SECURITY DEFINER SET search_path FROM CURRENT`,
      );
      await queryRunner.query(`GRANT EXECUTE ON FUNCTION ${name} TO PUBLIC`);
    }
  }
}

/** Replaces a function by one that names the schema of each relation. */
export async function qualified(queryRunner: QueryRunner, sql: string): Promise<string> {
  const [{ schema }] = (await queryRunner.query(
    'SELECT quote_ident(current_schema()) AS schema',
  )) as [{ schema: string }];
  return replacing(sql.replaceAll(RELATIONS, `${schema}.$&`));
}

function replacing(sql: string): string {
  return sql.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION');
}
