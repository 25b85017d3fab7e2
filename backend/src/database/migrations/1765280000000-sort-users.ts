import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['username', 'name', 'email'];

/** Indexes that the list of users is sorted by: newest first, or as people sort names. */
export class SortUsers1765280000000 implements MigrationInterface {
  name = 'SortUsers1765280000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX users_by_date ON users (created_at, id)');
    for (const column of COLUMNS) {
      await queryRunner.query(`
        CREATE INDEX users_by_${column} ON users ((left(fold(${column}), 100)) COLLATE "C")`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['date', ...COLUMNS]) {
      await queryRunner.query(`DROP INDEX users_by_${name}`);
    }
  }
}
