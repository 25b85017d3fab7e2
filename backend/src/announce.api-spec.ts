import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { startProgram } from '../test/program.js';

const PROXY_WARNING = /"level":40.*TRUST_PROXY=true/;

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

  it('names the address of visitors where there is one, and what to look at', async () => {
    const { lines } = await told({
      PUBLIC_URL: 'https://academy.example.org',
      THINKIFIC_SUBDOMAIN: 'school',
      THINKIFIC_API_KEY: 'key',
      TRUST_PROXY: 'true',
    });
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

  it('names no login outside demo mode, and warns of nothing else', async () => {
    const lines = (await told({ TRUST_PROXY: '127.0.0.1' })).lines.join('\n');
    expect(lines).not.toContain('Logins');
    expect(lines).toMatch(
      /Thinkific is not synced: THINKIFIC_SUBDOMAIN and THINKIFIC_API_KEY are not set/,
    );
    expect(lines).not.toMatch(PROXY_WARNING);
  });
});
