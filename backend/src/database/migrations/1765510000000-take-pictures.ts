import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that were uploaded here, which nobody can fetch again. */
export class TakePictures1765510000000 implements MigrationInterface {
  name = 'TakePictures1765510000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE pictures ADD COLUMN is_upload boolean NOT NULL DEFAULT false',
    );
    await queryRunner.query(
      'CREATE INDEX pictures_uploaded ON pictures (created_at) WHERE is_upload',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE pictures DROP COLUMN is_upload');
  }
}
