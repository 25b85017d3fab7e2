import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { startProgram } from '../../test/program.js';

const PROXY_WARNING = /"level":40.*TRUST_PROXY=true/;

describe('the program until a signal', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  /** What it said until the signal, which ends it in good order. */
  async function reported(env: NodeJS.ProcessEnv, signal: NodeJS.Signals) {
    const program = await startProgram({ DATABASE_URL: database.url, ...env });
    await program.stop(signal);
    expect([program.child.exitCode, program.errors()]).toEqual([0, '']);
    const open = await database.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(open).toEqual([]);
    return program.output().split('\n');
  }

  it('names the address of visitors where there is one, and what to look at', async () => {
    const env = {
      PUBLIC_URL: 'https://academy.example.org',
      THINKIFIC_SUBDOMAIN: 'school',
      THINKIFIC_API_KEY: 'key',
      TRUST_PROXY: 'true',
    };
    const lines = await reported(env, 'SIGTERM');
    expect(lines).toEqual(
      expect.arrayContaining([
        '  Site    https://academy.example.org',
        '  Admin   https://academy.example.org/admin',
        '  API     https://academy.example.org/api/docs',
        expect.stringMatching(/^ {2}Local {3}http:\/\/localhost:\d+$/),
        expect.stringMatching(/"level":30.*Udemy is not synced: UDEMY_API_TOKEN is not set/),
        expect.stringMatching(PROXY_WARNING),
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/Thinkific is not synced/);
  });

  it('has any free port in the addresses that it writes, too', async () => {
    const program = await startProgram({ DATABASE_URL: database.url, DEMO: 'true' });
    const courses = await (await fetch(`${program.url}/api/courses`)).json();
    const sitemap = await (await fetch(`${program.url}/sitemap.xml`)).text();
    await program.stop();
    expect(courses).toContainEqual(
      expect.objectContaining({
        thinkificUrl: expect.stringMatching(`^${program.url}/demo/enroll/`) as string,
      }),
    );
    expect(sitemap).toContain(`<loc>${program.url}/courses</loc>`);
  });

  it('names no login outside demo mode, and warns of nothing else', async () => {
    const lines = (await reported({ TRUST_PROXY: '127.0.0.1', API_DOCS: 'admins' }, 'SIGINT')).join(
      '\n',
    );
    expect(lines).not.toContain('Logins');
    expect(lines).toMatch(/^ {2}API {5}http\S+\/api\/openapi\.json \(for admins\)$/m);
    expect(lines).toMatch(
      /Thinkific is not synced: THINKIFIC_SUBDOMAIN and THINKIFIC_API_KEY are not set/,
    );
    expect(lines).not.toMatch(PROXY_WARNING);
  });
});
