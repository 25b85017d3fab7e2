import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUdemyCourses1764250000000 implements MigrationInterface {
  name = 'CreateUdemyCourses1764250000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE udemy_courses (
        udemy_id text PRIMARY KEY,
        title text NOT NULL,
        url text NOT NULL,
        is_paid boolean NOT NULL,
        visibility_choice boolean,
        created_at timestamptz NOT NULL DEFAULT now(),
        synced_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE TABLE staff_assignments (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        udemy_id text NOT NULL REFERENCES udemy_courses ON DELETE CASCADE,
        staff_user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT staff_assignments_once UNIQUE (udemy_id, staff_user_id)
      )`);
    await queryRunner.query(
      'CREATE INDEX staff_assignments_staff_user_id_idx ON staff_assignments (staff_user_id)',
    );
    // Only staff are assigned courses, so whoever becomes an admin loses them, whatever wrote the role.
    await queryRunner.query(`
      CREATE FUNCTION unassign_admin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM staff_assignments WHERE staff_user_id = NEW.id;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER unassign_admin AFTER UPDATE OF role ON users
      FOR EACH ROW WHEN (NEW.role = 'admin') EXECUTE FUNCTION unassign_admin()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER unassign_admin ON users');
    await queryRunner.query('DROP FUNCTION unassign_admin');
    await queryRunner.query('DROP TABLE staff_assignments');
    await queryRunner.query('DROP TABLE udemy_courses');
  }
}
