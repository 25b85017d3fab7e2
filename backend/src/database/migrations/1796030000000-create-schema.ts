import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PROJECT_ROOT } from '../../common/project-root.js';
import { createExtension } from '../create-extension.js';

const FOLDER = join(PROJECT_ROOT, 'backend/dist/src/database/schema');

/** Runs all files of `schema/*.sql` in the order of their names. */
export class CreateSchema1796030000000 implements MigrationInterface {
  name = 'CreateSchema1796030000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createExtension(queryRunner, 'pg_trgm');
    const [{ schema }] = (await queryRunner.query(
      'SELECT quote_ident(current_schema()) AS schema',
    )) as [{ schema: string }];
    for (const file of (await readdir(FOLDER)).toSorted()) {
      const sql = await readFile(join(FOLDER, file), 'utf8');
      // The search path may select another schema than `public` for our tables.
      await queryRunner.query(sql.replaceAll('public.', () => `${schema}.`));
    }
  }

  down(): Promise<void> {
    return Promise.reject(
      new Error('There is nothing before this migration: drop the database instead.'),
    );
  }
}
