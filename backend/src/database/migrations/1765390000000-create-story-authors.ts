import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose address belongs to which story. A story that nobody has confirmed is no testimonial yet; one that
 * is deleted may come back, so it is no foreign key. What has ended says so for a while, without its address.
 */
export class CreateStoryAuthors1765390000000 implements MigrationInterface {
  name = 'CreateStoryAuthors1765390000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE story_authors (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text,
        story jsonb,
        testimonial_id bigint UNIQUE,
        token_hash bytea UNIQUE,
        decision_id uuid UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended text CHECK (ended IN ('expired', 'deleted', 'withdrawn')),
        ended_at timestamptz,
        CHECK (num_nonnulls(story, testimonial_id, ended) = 1),
        CHECK ((email IS NULL) = (ended IS NOT NULL)),
        CHECK ((ended_at IS NULL) = (ended IS NULL))
      )`);
    await queryRunner.query(`
      CREATE INDEX story_authors_unconfirmed ON story_authors (expires_at) WHERE story IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX story_authors_unconfirmed_email ON story_authors (lower(email))
        WHERE story IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX story_authors_ended ON story_authors (ended_at) WHERE ended IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM mails WHERE kind IN ('story-confirmation', 'story-approved', 'story-rejected')`,
    );
    await queryRunner.query('DROP TABLE story_authors');
  }
}
