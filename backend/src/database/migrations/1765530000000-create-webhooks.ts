import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns of courses whose changes visitors see nothing of. */
const UNSEEN = `'{override_version,base,synced_at,created_at,sync_rule,difference}'::text[]`;

const COURSES: Record<string, { key: string; isSeen: (row: string) => string }> = {
  courses: { key: 'thinkific_id', isSeen: (row) => `${row}.is_visible` },
  course_overrides: {
    key: 'thinkific_id',
    isSeen: (row) => `override_is_seen(${row}.thinkific_id)`,
  },
  udemy_courses: { key: 'udemy_id', isSeen: (row) => `${row}.is_visible` },
};

/**
 * Endpoints of other programs, and what they are to be told, which triggers write down in the
 * transaction of the change, whatever makes it.
 */
export class CreateWebhooks1765530000000 implements MigrationInterface {
  name = 'CreateWebhooks1765530000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTables(queryRunner);
    await queryRunner.query(QUEUE);
    await queryRunner.query(QUEUE_OF_ROW);
    await tellOfCourses(queryRunner);
    await tellOf(queryRunner, 'testimonials', ['story.approved', '', 'id'], {
      INSERT: `NEW.status = 'approved'`,
      'UPDATE OF status': `OLD.status <> 'approved' AND NEW.status = 'approved'`,
    });
    await tellOf(queryRunner, 'sync_runs', ['sync.finished', '', 'id'], {
      'UPDATE OF status': `OLD.status = 'running' AND NEW.status <> 'running'`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION queue_webhook_of_row CASCADE');
    await queryRunner.query('DROP FUNCTION queue_webhook');
    await queryRunner.query('DROP TABLE webhook_deliveries, webhook_endpoints');
  }
}

async function createTables(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE webhook_endpoints (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      url text NOT NULL,
      events text[] NOT NULL,
      is_active boolean NOT NULL,
      secret bytea NOT NULL,
      former_secret bytea,
      former_until timestamptz,
      created_at timestamptz NOT NULL
    )`);
  // Addresses may hold a password of the receiver's.
  await queryRunner.query(`
    CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON webhook_endpoints FOR EACH ROW
    EXECUTE FUNCTION audit_row('people', 'webhookEndpoint', 'id', 'name,events,is_active', 'url,secret')`);
  await queryRunner.query(`
    CREATE TABLE webhook_deliveries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
      event text NOT NULL,
      subject text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped')),
      tries integer NOT NULL DEFAULT 0,
      first_due_at timestamptz NOT NULL DEFAULT now(),
      due_at timestamptz NOT NULL DEFAULT now(),
      tried_at timestamptz,
      status integer,
      milliseconds integer,
      answer text,
      fault text
    )`);
  await queryRunner.query(`
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at)
    WHERE state = 'waiting'`);
  await queryRunner.query(`
    CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (endpoint_id, created_at DESC, id DESC)`);
  await queryRunner.query(
    'CREATE INDEX webhook_deliveries_oldest ON webhook_deliveries (created_at)',
  );
}

const QUEUE = `
  CREATE FUNCTION queue_webhook(event text, subject text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO webhook_deliveries (endpoint_id, event, subject)
    SELECT id, $1, $2 FROM webhook_endpoints WHERE is_active AND $1 = ANY(events);
    IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
  END $$`;

/** With the event, what stands before the key, and the key's column. */
const QUEUE_OF_ROW = `
  CREATE FUNCTION queue_webhook_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed jsonb;
  BEGIN
    IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
    PERFORM queue_webhook(TG_ARGV[0], TG_ARGV[1] || (changed ->> TG_ARGV[2]));
    RETURN NULL;
  END $$`;

async function tellOfCourses(queryRunner: QueryRunner): Promise<void> {
  for (const [table, { key, isSeen }] of Object.entries(COURSES)) {
    const platform = key === 'udemy_id' ? 'udemy ' : 'thinkific ';
    await tellOf(queryRunner, table, ['course.changed', platform, key], {
      INSERT: isSeen('NEW'),
      UPDATE: `(${isSeen('OLD')} OR ${isSeen('NEW')})
        AND to_jsonb(OLD) - ${UNSEEN} IS DISTINCT FROM to_jsonb(NEW) - ${UNSEEN}`,
      DELETE: isSeen('OLD'),
    });
  }
  await tellOf(queryRunner, 'joined_courses', ['course.changed', 'thinkific ', 'thinkific_id'], {
    'INSERT OR DELETE': 'true',
  });
}

async function tellOf(
  queryRunner: QueryRunner,
  table: string,
  told: [event: string, prefix: string, key: string],
  conditions: Record<string, string>,
): Promise<void> {
  for (const [happening, condition] of Object.entries(conditions)) {
    const name = `webhook_${happening.toLowerCase().split(' ')[0]}`;
    await queryRunner.query(`
      CREATE TRIGGER ${name} AFTER ${happening} ON ${table} FOR EACH ROW WHEN (${condition})
      EXECUTE FUNCTION queue_webhook_of_row(${told.map((part) => `'${part}'`).join(', ')})`);
  }
}
