import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NOTE_ROW } from './1765341000000-note-changed-rows.js';
import { qualified } from './1795898844002-secure-audit-functions.js';

/** A field that is not overridden has the platform's value, so an audit entry names that one before or after an override. */
const WITH_PLATFORM = `
    IF TG_TABLE_NAME = 'course_overrides' THEN
      SELECT to_jsonb(course) || jsonb_build_object('title', course.name) INTO platform
      FROM courses AS course
      WHERE course.thinkific_id = (COALESCE(made, was) ->> 'thinkific_id')::bigint;
      platform := COALESCE(platform, '{}');
      was := platform || jsonb_strip_nulls(COALESCE(was, '{}'));
      made := platform || jsonb_strip_nulls(COALESCE(made, '{}'));
    END IF;
    SELECT jsonb_object_agg(label, was -> name)`;

/** Names in the audit log what visitors saw before and after a change of an override. */
export class CompareOverrides1795901603002 implements MigrationInterface {
  name = 'CompareOverrides1795901603002';

  async up(queryRunner: QueryRunner): Promise<void> {
    const sql = NOTE_ROW.replace('was jsonb;', 'was jsonb;\n    platform jsonb;').replace(
      /\n {4}SELECT jsonb_object_agg\(label, was -> name\)/,
      WITH_PLATFORM,
    );
    await queryRunner.query(await qualified(queryRunner, sql));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await qualified(queryRunner, NOTE_ROW));
  }
}
