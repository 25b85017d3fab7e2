import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where stories are kept as JSON, and the fields that the form composes. */
const KEPT = [
  ['story_authors', 'story'],
  ['story_authors', 'before_correction'],
  ['deleted_testimonials', 'content'],
];
const FIELDS = [
  ...['studentName', 'previousRole', 'currentRole', 'company', 'courseTaken', 'quote'],
  ...['student_name', 'previous_role', 'present_role', 'course_taken'],
];

/** Stories that become testimonials again are in Unicode's composed form (NFC) by then, as all others are. */
export class ComposeKeptStories1765845000001 implements MigrationInterface {
  name = 'ComposeKeptStories1765845000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of KEPT) {
      // One by one: in JSON as a whole an accent would go onto the letter of an escape such as \n.
      await queryRunner.query(
        `UPDATE ${table} SET ${column} = ${column} || (
           SELECT jsonb_object_agg(key, normalize(value)) FROM jsonb_each_text(${column})
           WHERE key = ANY ($1) AND value IS NOT NORMALIZED
         )
         WHERE ${column} IS NOT NULL AND EXISTS (
           SELECT FROM jsonb_each_text(${column})
           WHERE key = ANY ($1) AND value IS NOT NORMALIZED
         )`,
        [FIELDS],
      );
    }
  }

  async down(): Promise<void> {
    // The composed form was right before, too.
  }
}
