import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CREATE_RECENT_CLICKS, RECOUNT } from './1765630000000-feature-courses.js';

/** The home page no longer ranks courses by enrol clicks. */
export class DropRecentEnrolClicks1795898000000 implements MigrationInterface {
  name = 'DropRecentEnrolClicks1795898000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE recent_enrol_clicks');
    await queryRunner.query('DROP FUNCTION recount_enrol_clicks');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_RECENT_CLICKS);
    await queryRunner.query(`
      CREATE TRIGGER announce_featured AFTER INSERT OR UPDATE OR DELETE ON recent_enrol_clicks
      FOR EACH ROW EXECUTE FUNCTION announce_featured()`);
    await queryRunner.query(RECOUNT);
    await queryRunner.query('SELECT recount_enrol_clicks()');
  }
}
