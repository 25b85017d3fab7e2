import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Noted {
  /** `people`: only what somebody who is signed in writes, and not what their sync brings. */
  whose: 'people' | 'always';
  object: string;
  key: string;
  /** Nothing secret; with another name after a colon. */
  fields: string;
  /** Of these the log says that they have changed, and not how. */
  hidden?: string;
  events?: string;
}

const PLATFORM_FIELDS = 'visibility_choice:visibility,sync_rule,removed_at';

const NOTED: Record<string, Noted> = {
  users: {
    ...{ whose: 'always', object: 'user', key: 'id' },
    fields: 'username,name,email,phone,role,is_active',
    hidden: 'password_hash:password',
  },
  sessions: { whose: 'people', object: 'user', key: 'user_id', fields: 'device' },
  password_resets: {
    ...{ whose: 'always', object: 'user', key: 'user_id', fields: 'email' },
    events: 'INSERT',
  },
  invitations: {
    ...{ whose: 'always', object: 'invitation', key: 'id' },
    fields: 'email,name,role,inviter_name:inviter,expires_at,accepted_at,revoked_at',
    events: 'INSERT OR UPDATE',
  },
  sync_runs: {
    ...{ whose: 'always', object: 'syncRun', key: 'id' },
    fields: 'platform,trigger,scope,status,decision,added,updated,removed,cancelled_at',
  },
  courses: {
    ...{ whose: 'people', object: 'course', key: 'thinkific_id' },
    fields: `${PLATFORM_FIELDS},name,price,category,duration,enroll_url,on_sale`,
    hidden: 'description,curriculum,image_url:picture,difference:waiting change',
  },
  course_overrides: {
    ...{ whose: 'people', object: 'course', key: 'thinkific_id' },
    fields: 'title,description,category,level,duration,format,price,image_url,curriculum,outcomes',
    hidden: 'base:compared platform values',
  },
  joined_courses: {
    ...{ whose: 'people', object: 'course', key: 'thinkific_id', fields: 'udemy_id:joined with' },
  },
  distinct_courses: {
    ...{ whose: 'people', object: 'course', key: 'thinkific_id' },
    fields: 'udemy_id:distinct from',
  },
  udemy_courses: {
    ...{ whose: 'people', object: 'udemyCourse', key: 'udemy_id' },
    fields: `${PLATFORM_FIELDS},title,url,is_paid`,
    hidden: 'difference:waiting change',
  },
  staff_assignments: {
    ...{ whose: 'people', object: 'udemyCourse', key: 'udemy_id', fields: 'staff_user_id:staff' },
  },
  testimonials: {
    ...{ whose: 'people', object: 'story', key: 'id' },
    fields:
      'student_name,previous_role,present_role,company,quote,course_taken,linkedin_url,status,is_visible',
    hidden: 'student_image,company_logo',
  },
  // Neither address nor token: what is erased must not live on here.
  newsletter_subscriptions: {
    ...{ whose: 'people', object: 'subscriber', key: 'id', fields: 'subscribed_at' },
  },
  saved_views: {
    ...{ whose: 'people', object: 'view', key: 'id', fields: 'list,name,is_shared,query' },
  },
};

/** Whatever writes these rows leaves a line in the audit log. */
export class NoteChangedRows1765341000000 implements MigrationInterface {
  name = 'NoteChangedRows1765341000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FIELDS);
    await queryRunner.query(NOTE_ROW);
    for (const [table, noted] of Object.entries(NOTED)) {
      const {
        whose,
        object,
        key,
        fields,
        hidden = '',
        events = 'INSERT OR UPDATE OR DELETE',
      } = noted;
      await queryRunner.query(`
        CREATE TRIGGER audit AFTER ${events} ON ${table} FOR EACH ROW
        EXECUTE FUNCTION audit_row('${whose}', '${object}', '${key}', '${fields}', '${hidden}')`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(NOTED)) {
      await queryRunner.query(`DROP TRIGGER audit ON ${table}`);
    }
    await queryRunner.query('DROP FUNCTION audit_row, audit_fields');
  }
}

export const NOTE_ROW = `
  CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    caller jsonb := NULLIF(current_setting('lectern.caller', true), '')::jsonb;
    was jsonb;
    made jsonb;
    changed_from jsonb;
    changed_to jsonb;
    hidden jsonb;
  BEGIN
    IF TG_ARGV[0] = 'people' AND (caller ->> 'id' IS NULL OR caller ? 'isSync') THEN
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD); END IF;
    IF TG_OP <> 'DELETE' THEN made := to_jsonb(NEW); END IF;
    SELECT jsonb_object_agg(label, was -> name), jsonb_object_agg(label, made -> name)
    INTO changed_from, changed_to
    FROM audit_fields(TG_ARGV[3])
    WHERE NULLIF(was -> name, 'null') IS DISTINCT FROM NULLIF(made -> name, 'null');
    IF TG_OP = 'UPDATE' THEN
      SELECT jsonb_object_agg(label, 'changed') INTO hidden
      FROM audit_fields(TG_ARGV[4]) WHERE was -> name IS DISTINCT FROM made -> name;
      changed_to := COALESCE(changed_to || hidden, changed_to, hidden);
      IF changed_to IS NULL THEN RETURN NULL; END IF;
    END IF;
    INSERT INTO audit_lines
      (person_id, person, act, object_type, object_id, before, after, address, request_id)
    VALUES (
      (caller ->> 'id')::uuid, caller ->> 'name', COALESCE(caller ->> 'act', lower(TG_OP)),
      TG_ARGV[1], COALESCE(made, was) ->> TG_ARGV[2],
      CASE WHEN was IS NOT NULL THEN changed_from END,
      CASE WHEN made IS NOT NULL THEN changed_to END,
      caller ->> 'address', caller ->> 'request'
    );
    RETURN NULL;
  END $$`;

/** Columns, with the names that the log has for them. */
const FIELDS = `
  CREATE FUNCTION audit_fields(list text) RETURNS TABLE (name text, label text)
  LANGUAGE sql IMMUTABLE AS $$
    SELECT split_part(entry, ':', 1), COALESCE(NULLIF(split_part(entry, ':', 2), ''), entry)
    FROM unnest(string_to_array(list, ',')) AS entry
  $$`;
