import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What shows an upload is found for each of them, and each is found by its name. */
export class FindUnusedPictures1765760000007 implements MigrationInterface {
  name = 'FindUnusedPictures1765760000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX story_authors_corrected ON story_authors (corrected_at)
       WHERE before_correction IS NOT NULL`,
    );
    await queryRunner.query('CREATE INDEX pictures_hash ON pictures (hash) WHERE hash IS NOT NULL');
    await queryRunner.query(
      `CREATE INDEX testimonials_company_logo ON testimonials USING hash (company_logo)
       WHERE company_logo IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP INDEX testimonials_company_logo, story_authors_corrected, pictures_hash',
    );
  }
}
