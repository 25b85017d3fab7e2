import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CapturedLog } from '../../test/captured-log.js';
import { type Checkout, makeCheckout } from '../../test/checkout.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import {
  type Program,
  PROGRAM_ENV,
  refusedStart,
  runCommand,
  startProgram,
} from '../../test/program.js';
import { loadConfig } from '../config/load-config.js';
import { createApp } from '../app/create-app.js';
import { PROJECT_ROOT } from '../common/project-root.js';
import { insertUser } from '../identity/users/user.factory.js';

const DEMO = { username: 'admin', password: 'lectern-demo' };
const OWN = { username: 'ada', password: 'notes on the engine' };
const PRODUCTION = {
  DEMO: 'false',
  ADMIN_USERNAME: OWN.username,
  ADMIN_EMAIL: 'ada@example.com',
  ADMIN_PASSWORD: OWN.password,
};

const login = async ({ url }: Program, credential: typeof DEMO) => {
  const { status } = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credential),
  });
  return status;
};

describe('a demo, and then production without DATABASE_URL', () => {
  let checkout: Checkout;

  beforeAll(async () => {
    checkout = await makeCheckout();
    for (const project of ['backend', 'frontend']) {
      const script = join(PROJECT_ROOT, 'scripts/release.mjs');
      execFileSync(process.execPath, [script, join(checkout.root, project)]);
    }
  }, 120_000);
  afterAll(() => checkout.remove());

  const data = (path: string) => join(checkout.root, '.data', path);

  async function run<Result>(env: NodeJS.ProcessEnv, use: (program: Program) => Promise<Result>) {
    const program = await startProgram(env, checkout.root);
    try {
      return await use(program);
    } finally {
      await program.stop();
    }
  }

  it('before its first start the doctor makes no database', async () => {
    const { code, output } = await runCommand('doctor', [], {}, checkout.root);
    expect(output).toContain('BROKEN  The database is empty\n        Start Lectern once');
    expect(code).toBe(1);
    expect(existsSync(data('demo/postgres'))).toBe(false);
  });

  it('the demo prints its addresses and logins, can be synced, and keeps its data apart', async () => {
    await run({}, async (program) => {
      expect(program.url).toMatch(/^http:\/\/localhost:\d+$/);
      const lines = program.output().split('\n');
      const ready = lines.findIndex((line) => line.startsWith('Lectern is ready (demo mode'));
      expect(lines.slice(ready + 1, ready + 9)).toEqual([
        `  Site    ${program.url}`,
        `  Admin   ${program.url}/admin`,
        `  API     ${program.url}/api/docs`,
        `  Mails   ${program.url}/demo/mail`,
        '  Logins',
        '    admin / lectern-demo',
        '    maria / lectern-demo',
        '    james / lectern-demo',
      ]);
      expect(await login(program, DEMO)).toBe(200);
      const { output } = await runCommand('doctor', [], {}, checkout.root);
      expect(output).toContain('ok      The demo simulates Thinkific and Udemy\n');
      expect(await runCommand('sync', ['udemy'], {}, checkout.root)).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^udemy: [1-9]\d* courses fetched, 0 added/) as string,
      });
    });
    expect(existsSync(data('demo/postgres'))).toBe(true);
    expect(existsSync(data('postgres'))).toBe(false);
  }, 120_000);

  it('production begins with nothing of it, and with the admin that is configured', async () => {
    await run(PRODUCTION, async (program) => {
      expect(await login(program, DEMO)).toBe(401);
      expect(await login(program, OWN)).toBe(200);
      const stories = await fetch(`${program.url}/api/testimonials`);
      expect(await stories.json()).toEqual([]);
      expect(program.output()).not.toContain('ADMIN_');
    });
  }, 120_000);

  it('moves to a database elsewhere with each row, and goes on there', async () => {
    const elsewhere = await createTestDatabase({ empty: true });
    const move = (env: NodeJS.ProcessEnv = PRODUCTION, ...args: string[]) =>
      runCommand('move-database', args, env, checkout.root);
    const refused = (reason: RegExp) => ({
      code: 1,
      errors: expect.stringMatching(reason) as string,
    });
    try {
      await run(PRODUCTION, async () => {
        expect(await move(PRODUCTION, elsewhere.url)).toMatchObject(
          refused(
            /^Lectern \(process (\d+)\) is running .* Stop it \(kill \1\) and try again\.\n$/,
          ),
        );
      });
      expect(await move()).toMatchObject(refused(/Name the database/));
      expect(await move(PRODUCTION, 'mysql://a/b')).toMatchObject(refused(/Name the database/));
      expect(await move({}, elsewhere.url)).toMatchObject(refused(/would move the demo/));
      const configured = { ...PRODUCTION, DATABASE_URL: elsewhere.url };
      expect(await move(configured, elsewhere.url)).toMatchObject(refused(/DATABASE_URL is set/));
      expect(await elsewhere.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual(
        [],
      );

      await elsewhere.query('CREATE TYPE courses AS ()');
      expect(await move(PRODUCTION, elsewhere.url)).toMatchObject(
        refused(
          /^Nothing was moved: relation "courses" already exists\. The embedded database is unchanged\.\n$/,
        ),
      );
      await elsewhere.query('DROP TYPE courses');

      const { code, output, errors } = await move(PRODUCTION, elsewhere.url);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(/^Reading the embedded database\.\n/);
      expect(output).toMatch(/^Restoring public\.users: [1-9]\d* rows?\.$/m);
      expect(output).toMatch(
        /^Moved \d+ tables with [1-9][\d,]* rows of \S+; every row was verified/m,
      );
      expect(await move(PRODUCTION, elsewhere.url)).toMatchObject(
        refused(/its table users is not empty/),
      );
      await run(configured, async (program) => {
        expect(await login(program, OWN)).toBe(200);
      });
    } finally {
      await elsewhere.drop();
    }
  }, 120_000);

  it('a database of the demo that lies where production has its own is refused', async () => {
    for (const name of ['postgres', 'postgres.password']) {
      await rename(data(name), data(`own-${name}`));
      await rename(data(`demo/${name}`), data(name));
    }
    await writeFile(
      join(checkout.root, '.env'),
      'JWT_SECRET=a secret of production that is long enough\n',
    );
    const { code, stderr } = await refusedStart(PRODUCTION, checkout.root);
    expect(code).toBe(1);
    expect(stderr).toContain('admin, james and maria still have the demo’s public password');
    expect(stderr).toContain('.data/postgres');
    expect(stderr).toContain('DEMO=true');
  }, 120_000);
});

describe('a database of its own', () => {
  const log = new CapturedLog();
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const config = loadConfig({ ...PROGRAM_ENV, DATABASE_URL: database.url, ...env });
    const app = await createApp(config, log);
    try {
      await app.init();
    } finally {
      await app.close();
    }
  }

  it('that the demo filled is refused outside demo mode until nobody has its password', async () => {
    await start({ DEMO: 'true' });
    await expect(start()).rejects.toThrow(/admin, james and maria still have/);
    await database.query(`DELETE FROM users WHERE username = 'maria'`);
    await database.query(`UPDATE users SET username = 'renamed' WHERE username = 'james'`);
    await expect(start()).rejects.toThrow(/admin and renamed still have/);
    await database.query(
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $1)`,
      [(await insertUser(database)).id],
    );
    log.clear();
    await start();
    expect(log.text).toMatch(/"level":40.*contains example data of the demo/);
  });

  it.each([
    ['users', () => insertUser(database)],
    [
      'subscribers',
      () => database.query(`INSERT INTO newsletter_subscriptions (email) VALUES ('a@example.org')`),
    ],
  ])('with real %s is refused in demo mode', async (_what, fill) => {
    await fill();
    await expect(start({ DEMO: 'true' })).rejects.toThrow(/^DEMO: .*data that is not the demo’s/);
    expect(await database.query(`SELECT 1 FROM users WHERE username = 'admin'`)).toEqual([]);
  });
});
