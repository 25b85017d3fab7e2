import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { startProgram } from '../test/program.js';

describe('what the start tells', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  async function told(env: NodeJS.ProcessEnv) {
    const program = await startProgram({ DATABASE_URL: database.url, ...env });
    await program.stop();
    const lines = program.output().split('\n');
    return { url: program.url, lines, port: new URL(program.url).port };
  }

  it('names site, admin and API, and each login of the demo on a line of its own', async () => {
    const { lines, url } = await told({ DEMO: 'true' });
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    const start = lines.findIndex((line) => line.startsWith('Lectern is ready (demo mode'));
    expect(lines.slice(start + 1, start + 8)).toEqual([
      `  Site    ${url}`,
      `  Admin   ${url}/admin`,
      `  API     ${url}/api/docs`,
      '  Logins',
      '    admin / lectern-demo',
      '    maria / lectern-demo',
      '    james / lectern-demo',
    ]);
  });

  it('names the address of visitors where there is one, and no login outside demo mode', async () => {
    const { lines } = await told({ PUBLIC_URL: 'https://academy.example.org' });
    expect(lines).toEqual(
      expect.arrayContaining([
        '  Site    https://academy.example.org',
        '  Admin   https://academy.example.org/admin',
        '  API     https://academy.example.org/api/docs',
        expect.stringMatching(/^ {2}Local {3}http:\/\/localhost:\d+$/),
      ]),
    );
    expect(lines.join('\n')).not.toContain('Logins');
  });

  it('says which platforms cannot be synced', async () => {
    const missing = /"level":30.*Udemy is not synced: UDEMY_API_TOKEN is not set/;
    const { lines } = await told({ THINKIFIC_SUBDOMAIN: 'school', THINKIFIC_API_KEY: 'key' });
    expect(lines.join('\n')).toMatch(missing);
    expect(lines.join('\n')).not.toMatch(/Thinkific is not synced/);
    expect((await told({})).lines.join('\n')).toMatch(
      /Thinkific is not synced: THINKIFIC_SUBDOMAIN and THINKIFIC_API_KEY are not set/,
    );
  });

  it('warns of TRUST_PROXY=true, and only of that', async () => {
    const warning = /"level":40.*TRUST_PROXY=true/;
    expect((await told({ TRUST_PROXY: 'true' })).lines.join('\n')).toMatch(warning);
    expect((await told({ TRUST_PROXY: '127.0.0.1' })).lines.join('\n')).not.toMatch(warning);
  });
});
