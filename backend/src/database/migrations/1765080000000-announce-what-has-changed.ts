import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Says of each change what it is one of, so that what shows something else stays in memory. Replicas
 * of the last release listen to the other channel, where it is still said that there is one.
 */
export class AnnounceWhatHasChanged1765080000000 implements MigrationInterface {
  name = 'AnnounceWhatHasChanged1765080000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content', 'changed');
        PERFORM pg_notify('content_topics', CASE
          WHEN TG_OP = 'TRUNCATE' THEN 'anything'
          WHEN TG_TABLE_NAME = 'testimonials' THEN 'stories'
          WHEN TG_TABLE_NAME = 'udemy_courses' THEN 'udemy'
          WHEN TG_OP = 'DELETE' THEN 'course ' || (to_jsonb(OLD) ->> 'thinkific_id')
          ELSE 'course ' || (to_jsonb(NEW) ->> 'thinkific_id')
        END);
        RETURN NULL;
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content', 'changed');
        RETURN NULL;
      END $$`);
  }
}
