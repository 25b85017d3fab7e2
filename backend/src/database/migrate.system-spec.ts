import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { ENTITIES } from '../app/entities.js';
import { createDataSource } from './data-source.js';
import { DatabaseStartError, migrate } from './migrate.js';

/** As TypeORM makes it. */
const MIGRATIONS_TABLE =
  'CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL)';

describe('migrations', () => {
  let database: TestDatabase;
  let slow: TestDatabase;
  /** Goes on beside the tests. */
  let slowly: Promise<void>;

  beforeAll(async () => {
    slow = await createTestDatabase({ empty: true });
    await slow.query(`
      DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET statement_timeout = 300', current_database()); END $$`);
    // As on a table of many rows: longer than any request may take.
    await slow.query(`
      CREATE FUNCTION take_long() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN
        ALTER EVENT TRIGGER slow_index DISABLE;
        PERFORM pg_sleep(10);
      END $$`);
    await slow.query(`
      CREATE EVENT TRIGGER slow_index ON ddl_command_start WHEN TAG IN ('CREATE INDEX')
      EXECUTE FUNCTION take_long()`);
    slowly = migrate(slow.url);
    slowly.catch(() => undefined);
  });
  afterAll(() => slow.drop());

  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterEach(() => database.drop());

  const tables = async (of = database) =>
    (
      await of.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables
         WHERE table_schema = 'public' AND table_name <> 'migrations' ORDER BY 1`,
      )
    ).map(({ name }) => name);

  it('have queues of lone jobs give up no job any more for another one', async () => {
    await migrate(database.url);
    await database.query(`SELECT jobs.create_queue('webhooks', '{"policy": "stately"}')`);
    await database.query(
      `INSERT INTO jobs.job (name, state, policy) VALUES ('webhooks', 'retry', 'stately')`,
    );
    await migrate(database.url);
    expect(await database.query('SELECT policy FROM jobs.queue')).toContainEqual({
      policy: 'short',
    });
    expect(await database.query('SELECT policy, group_id FROM jobs.job')).toContainEqual({
      policy: 'short',
      group_id: 'webhooks',
    });
  });

  it('leave the schema that the entities describe', async () => {
    await migrate(database.url);
    // TypeORM looks up the expressions of generated columns in a table that only it creates.
    const generated = await database.query<{ statement: string }>(
      `SELECT format('ALTER TABLE %s ALTER %I DROP EXPRESSION', attrelid::regclass, attname) AS statement
       FROM pg_attribute WHERE attgenerated = 's'`,
    );
    for (const { statement } of generated) await database.query(statement);
    const dataSource = await createDataSource(database.url, { entities: ENTITIES }).initialize();
    const missing = (await dataSource.driver.createSchemaBuilder().log()).upQueries;
    await dataSource.destroy();
    expect(structural(missing.map(({ query }) => query))).toEqual([]);
  });

  it('run once when replicas start together', async () => {
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    const [row] = await database.query<{ count: number }>(
      'SELECT count(*)::int, count(DISTINCT name)::int AS names FROM migrations',
    );
    expect(row).toMatchObject({ names: row?.count });
  });

  it('do not wait for long for a table that is in use, and say who uses it', async () => {
    await database.query(MIGRATIONS_TABLE);
    const user = createDataSource(database.url);
    await user.initialize();
    const runner = user.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`SET application_name = 'a long edit'; LOCK migrations IN SHARE MODE`);
    const refused = migrate(database.url);
    await expect(refused).rejects.toBeInstanceOf(DatabaseStartError);
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL: the migration CreateSchema\d+ was not applied, because it waited 5 s .* process \d+ \(a long edit\), since /,
    );
    await user.destroy();
    await migrate(database.url);
    expect(await tables()).toContain('courses');
  });

  it.each([
    [
      'postgres://lectern@127.0.0.1:1/lectern',
      /no PostgreSQL responds at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    ],
    [
      'postgres://lectern@nowhere.invalid/lectern',
      /no PostgreSQL responds at nowhere\.invalid:5432/,
    ],
    [
      'postgres:///lectern?host=/nowhere&user=lectern&password=p',
      /no PostgreSQL responds at \/nowhere \(ENOENT\)/,
    ],
  ])('say what is wrong with %s', async (url, message) => {
    await expect(migrate(url)).rejects.toThrow(message);
    await expect(migrate(url)).rejects.toBeInstanceOf(DatabaseStartError);
  });

  it('say when the password or the database is wrong', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(migrate(wrong.href)).rejects.toThrow('refuses user lectern');
    const inQuery = new URL('postgres:///lectern?user=lectern&password=guess');
    inQuery.searchParams.set('host', wrong.hostname);
    inQuery.searchParams.set('port', wrong.port);
    await expect(migrate(inQuery.href)).rejects.toThrow(
      `the PostgreSQL at ${wrong.hostname} refuses user lectern:`,
    );
    const missing = new URL(database.url);
    missing.pathname = '/missing';
    await expect(migrate(missing.href)).rejects.toThrow('has no database missing: create it');
  });

  it('say what PostgreSQL says of a connection that it does not take', async () => {
    const name = `alone_${randomBytes(6).toString('hex')}`;
    await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'pw' CONNECTION LIMIT 0`);
    const alone = Object.assign(new URL(database.url), { username: name, password: 'pw' });
    const of = (wrong: URL) => expect(migrate(wrong.href)).rejects;
    await of(alone).toThrow(/refuses connections \(too many connections for role "alone_\w+"\)/);
    await database.query(`ALTER ROLE ${name} CONNECTION LIMIT -1 NOLOGIN`);
    await of(alone).toThrow(
      /refuses user alone_\w+ \(role "alone_\w+" is not permitted to log in\)/,
    );
    await database.query(`ALTER ROLE ${name} LOGIN`);
    alone.pathname = '/';
    await of(alone).toThrow(/has no database alone_\w+: create it/);
    alone.password = '';
    await of(alone).toThrow(/requires a password for user alone_\w+: /);
    await database.query(`DROP ROLE ${name}`);
  });

  it('say that the file of a certificate cannot be read', async () => {
    const url = new URL(database.url);
    url.searchParams.set('sslrootcert', '/nowhere/ca.pem');
    await expect(migrate(url.href)).rejects.toThrow(
      'DATABASE_URL: /nowhere/ca.pem cannot be read (ENOENT)',
    );
  });

  it('refuse a new database that knows case of A to Z only, and leave one in use', async () => {
    const english = await createTestDatabase({ empty: true, letters: 'A-Z' });
    await expect(migrate(english.url)).rejects.toBeInstanceOf(DatabaseStartError);
    await expect(migrate(english.url)).rejects.toThrow(
      /^DATABASE_URL: .*\(LC_CTYPE C\).* LOCALE 'C\.UTF-8'/,
    );
    expect(await tables(english)).toEqual([]);
    await english.query(MIGRATIONS_TABLE);
    await migrate(english.url);
    expect(await tables(english)).toContain('courses');
    await english.drop();
  });

  it('name an extension in a schema that is not searched, and how to change that', async () => {
    await database.query('CREATE SCHEMA "Extras"; CREATE EXTENSION pg_trgm SCHEMA "Extras"');
    const refusal = await migrate(database.url).catch((error: Error) => error.message);
    expect(refusal).toMatch(
      /^DATABASE_URL: the extension pg_trgm is in the schema "Extras", which is not in the search_path\. /,
    );
    expect(await tables()).toEqual([]);
    await database.query(/ALTER DATABASE .+$/.exec(String(refusal))?.[0] ?? '');
    await migrate(database.url);
  });

  it('refuse what others have in the database, and write nothing there', async () => {
    const refused = async (message: RegExp) => {
      await expect(migrate(database.url)).rejects.toBeInstanceOf(DatabaseStartError);
      await expect(migrate(database.url)).rejects.toThrow(message);
    };
    await database.query('CREATE TABLE pictures (); CREATE TABLE others ()');
    await refused(/^DATABASE_URL: another program has tables in this database \(pictures\)\. /);
    await database.query('DROP TABLE pictures, others; CREATE TABLE users (mail text)');
    await database.query('CREATE TABLE migrations (migration text, batch int)');
    await refused(/ \(users\)\. /);
    await database.query(`INSERT INTO migrations VALUES ('create_users', 1)`);
    await refused(/\(migrations, users\)/);
    expect(await tables()).toEqual(['users']);
  });

  it.each(['CreateCourses1763700000000', 'CreateSchema1795928000000', 'CreateSchema1795987000000'])(
    'refuse the database of a development version that began with %s',
    async (name) => {
      await database.query(MIGRATIONS_TABLE);
      await database.query(`INSERT INTO migrations (timestamp, name) VALUES (1, $1)`, [name]);
      await expect(migrate(database.url)).rejects.toBeInstanceOf(DatabaseStartError);
      await expect(migrate(database.url)).rejects.toThrow(
        /by a development version .*rm -r \.data/,
      );
      expect(await tables()).toEqual([]);
    },
  );

  it('refuse a second Lectern beside the first, whose jobs it would do', async () => {
    await migrate(database.url);
    await database.query('CREATE SCHEMA second');
    const second = new URL(database.url);
    second.searchParams.set('options', '-csearch_path=second');
    await expect(migrate(second.href)).rejects.toThrow(
      /^DATABASE_URL: the schema jobs in this database belongs to another Lectern or another program\. /,
    );
    const made = `SELECT FROM pg_tables WHERE schemaname = 'second'`;
    expect(await database.query(made)).toEqual([]);
  });

  it('say when the user may not create or change tables', async () => {
    const name = `stranger_${randomBytes(6).toString('hex')}`;
    await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'pw'`);
    const stranger = Object.assign(new URL(database.url), { username: name, password: 'pw' });
    await expect(migrate(stranger.href)).rejects.toBeInstanceOf(DatabaseStartError);
    await expect(migrate(stranger.href)).rejects.toThrow(
      /^DATABASE_URL: its user may not create or change the tables \(permission denied for schema public\)\. /,
    );
    await database.query(`DROP ROLE ${name}`);
  });

  it('say that the disk is full, and go on where they stopped', async () => {
    await database.query(`
      CREATE FUNCTION fill() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE disk_full USING MESSAGE = 'could not extend file: No space left on device'; END $$;
      CREATE EVENT TRIGGER fill ON ddl_command_end WHEN TAG IN ('CREATE SCHEMA') EXECUTE FUNCTION fill()`);
    await expect(migrate(database.url)).rejects.toBeInstanceOf(DatabaseStartError);
    await expect(migrate(database.url)).rejects.toThrow(
      /^DATABASE_URL: a migration failed \(could not extend file: No space left on device\)/,
    );
    await database.query('DROP EVENT TRIGGER fill');
    await migrate(database.url);
    expect(await tables()).toContain('courses');
  });

  it('say when the database takes no changes', async () => {
    await database.query(`
      DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$`);
    await expect(migrate(database.url)).rejects.toBeInstanceOf(DatabaseStartError);
    await expect(migrate(database.url)).rejects.toThrow('DATABASE_URL: the database is read-only');
  });

  it('take as long as they need, whatever the server allows others', async () => {
    await slowly;
    expect(await tables(slow)).toContain('testimonials');
  });
});

/** Names and defaults are the migrations' own; columns, types, keys and nullability are shared. */
function structural(queries: string[]): string[] {
  return queries.filter(
    (query) => !/CONSTRAINT|INDEX|SET DEFAULT|DROP DEFAULT|COMMENT/.test(query),
  );
}
