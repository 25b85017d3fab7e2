import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCourses1763700000000 implements MigrationInterface {
  name = 'CreateCourses1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE courses (
        thinkific_id bigint PRIMARY KEY,
        name text NOT NULL,
        description text,
        description_text text,
        image_url text,
        price numeric(12,2),
        category text,
        duration text,
        curriculum text[] NOT NULL DEFAULT '{}',
        enroll_url text,
        position integer,
        on_sale boolean NOT NULL,
        visibility_choice boolean,
        created_at timestamptz NOT NULL DEFAULT now(),
        synced_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE TABLE course_overrides (
        thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
        title text,
        description text,
        category text,
        level text,
        duration text,
        format text,
        price integer,
        image_url text,
        curriculum text[],
        outcomes text[],
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE course_overrides');
    await queryRunner.query('DROP TABLE courses');
  }
}
