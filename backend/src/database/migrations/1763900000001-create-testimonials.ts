import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTestimonials1763900000001 implements MigrationInterface {
  name = 'CreateTestimonials1763900000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Not current_role: unquoted, that is a function of PostgreSQL, and nothing would warn of it.
    await queryRunner.query(`
      CREATE TABLE testimonials (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        student_name text NOT NULL,
        student_image text NOT NULL,
        previous_role text NOT NULL,
        present_role text NOT NULL,
        company text NOT NULL,
        company_logo text,
        quote text NOT NULL,
        course_taken text NOT NULL,
        linkedin_url text,
        status text NOT NULL DEFAULT 'pending'
          CHECK (status IN ('pending', 'approved', 'rejected')),
        is_visible boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      'CREATE INDEX testimonials_newest ON testimonials (created_at DESC, id DESC)',
    );
    await queryRunner.query(
      'CREATE INDEX testimonials_newest_by_status ON testimonials (status, created_at DESC, id DESC)',
    );
    await queryRunner.query(`
      CREATE INDEX testimonials_public ON testimonials (created_at DESC, id DESC)
        WHERE status = 'approved' AND is_visible`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE testimonials');
  }
}
