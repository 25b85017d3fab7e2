import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { NODE_COMPILE_CACHE } from '../../../test/program.js';
import { insertUser } from '../../identity/users/user.factory.js';

const PROGRAM = fileURLToPath(new URL('../../../dist/programs/create-admin.js', import.meta.url));

describe('npm run admin:create', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  afterEach(() => database.query('DELETE FROM users'));

  async function run(flags: string[], password: string) {
    const program = spawn(process.execPath, [PROGRAM, ...flags], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE,
        DATABASE_URL: database.url,
        DEMO: 'false',
        JWT_SECRET: 'a secret that only the tests know and is long enough',
      },
    });
    program.stdin.end(password);
    const exit = new Promise<number | null>((resolve) => program.on('close', resolve));
    const [stdout, stderr, code] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      exit,
    ]);
    return { stdout, stderr, code };
  }

  const FLAGS = ['--username', 'Alex', '--email', 'alex@example.org'];
  const users = () =>
    database.query('SELECT username, name, email, role, is_active FROM users ORDER BY 1');

  it('makes an admin with the password from the standard input', async () => {
    expect(await run([...FLAGS, '--name', 'Alex Morgan'], 'from the shell\n')).toEqual({
      stdout: 'Alex can sign in as admin now.\n',
      stderr: '',
      code: 0,
    });
    expect(await users()).toEqual([
      {
        username: 'Alex',
        name: 'Alex Morgan',
        email: 'alex@example.org',
        role: 'admin',
        is_active: true,
      },
    ]);
  });

  it('says in one line what is wrong with the input', async () => {
    expect(await run(['--username', 'Al'], '12345\n')).toEqual({
      stdout: '',
      stderr:
        'username: Username must be at least 3 characters; ' +
        'email: Invalid email address; password: Password must be at least 6 characters\n',
      code: 1,
    });
  });

  it('says in one line that somebody has the name', async () => {
    await insertUser(database, { username: 'alex' });
    expect(await run(FLAGS, 'from the shell')).toEqual({
      stdout: '',
      stderr: 'This username is already taken. Choose another one.\n',
      code: 1,
    });
  });

  it('knows no other flags', async () => {
    const { stderr, code } = await run(['--password', 'x'], '');
    expect(stderr).toMatch(/^arguments: Unknown option '--password'.*\n$/);
    expect(code).toBe(1);
  });
});
