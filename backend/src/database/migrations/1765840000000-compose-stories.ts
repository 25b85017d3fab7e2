import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  'student_name',
  'previous_role',
  'present_role',
  'company',
  'course_taken',
  'quote',
];

/** Writes the stories in Unicode's composed form (NFC), as new ones are and as they are looked for. */
export class ComposeStories1765840000000 implements MigrationInterface {
  name = 'ComposeStories1765840000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const composed = COLUMNS.map((column) => `${column} = normalize(${column})`);
    const others = COLUMNS.map((column) => `${column} IS NOT NORMALIZED`);
    await queryRunner.query(
      `UPDATE testimonials SET ${composed.join()} WHERE ${others.join(' OR ')}`,
    );
  }

  async down(): Promise<void> {
    // The composed form was right before, too.
  }
}
