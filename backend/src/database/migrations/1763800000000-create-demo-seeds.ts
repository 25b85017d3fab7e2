import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDemoSeeds1763800000000 implements MigrationInterface {
  name = 'CreateDemoSeeds1763800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE demo_seeds (
        name text PRIMARY KEY,
        seeded_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE demo_seeds');
  }
}
