import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Writes the users' email addresses in Unicode's composed form (NFC), as new ones are and as they are
 * looked for at the sign-in. Where somebody else has the composed one, both stay.
 */
export class ComposeUserEmails1765050000000 implements MigrationInterface {
  name = 'ComposeUserEmails1765050000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // PostgreSQL knows normal forms in UTF-8 only, and other encodings have but the composed one.
    await queryRunner.query(`
      DO $$ BEGIN
        IF current_setting('server_encoding') = 'UTF8' THEN
          UPDATE users SET email = normalize(email) WHERE email IS NOT NORMALIZED AND NOT EXISTS (
            SELECT FROM users AS other
            WHERE other.id <> users.id AND lower(normalize(users.email))
              IN (lower(normalize(other.email)), lower(normalize(other.username)))
          );
        END IF;
      END $$`);
  }

  async down(): Promise<void> {
    // The composed form was right before, too.
  }
}
