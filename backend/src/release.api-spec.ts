import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { PROJECT_ROOT } from './project-root.js';
import { releaseOf } from './release.js';

const run = promisify(execFile);

describe('a build beside a running product', () => {
  let root: string;
  let database: TestDatabase;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    root = await realpath(await mkdtemp(join(tmpdir(), 'lectern-release-')));
    await symlink(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'));
    for (const project of ['backend', 'frontend'] as const) {
      await mkdir(join(root, project, '.build'), { recursive: true });
      await cp(releaseOf(project), compiled(project), {
        recursive: true,
        filter: (path) => !/[/\\](previous|in-use)([/\\]|$)/.test(path),
      });
    }
    await cp(join(PROJECT_ROOT, 'backend/package.json'), join(root, 'backend/package.json'));
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await database.drop();
    await rm(root, { recursive: true });
  });

  const compiled = (project: string) => join(root, project, '.build/compiled');

  const release = (project: string) =>
    run(process.execPath, [join(PROJECT_ROOT, 'scripts/release.mjs'), join(root, project)]);

  /** As nx does: what was compiled goes before the new comes. */
  async function build(name: string): Promise<void> {
    await rename(compiled('frontend'), `${compiled('frontend')}-gone`);
    await nextTurn();
    await rename(`${compiled('frontend')}-gone`, compiled('frontend'));
    await writeFile(join(compiled('frontend'), 'client/assets', `${name}.js`), `// ${name}`);
    await release('frontend');
  }

  async function start(): Promise<{ child: ChildProcess; url: string }> {
    const child = spawn(process.execPath, [join(root, 'backend/dist/src/main.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATABASE_URL: database.url,
        JWT_SECRET: 'a secret that only the tests know, long enough',
        SYNC_CRON: 'off',
        LOG_LEVEL: 'error',
      },
    });
    running.push(child);
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      const [, url] = /Site\s+(\S+)\n/.exec(output) ?? [];
      if (url) return { child, url };
    }
    throw new Error(`The program ended before it was ready: ${output}`);
  }

  async function stop(child: ChildProcess): Promise<void> {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  const releases = async () =>
    (await readdir(join(root, 'frontend/.build'))).filter((name) => /^\d+-/.test(name));

  it('leaves it its files, and serves those of the last build', async () => {
    for (const project of ['backend', 'frontend']) await release(project);
    const assets = await readdir(join(compiled('frontend'), 'client/assets'));
    const old = assets.find((name) => name.endsWith('.js')) ?? '';
    const first = await start();
    const oldRelease = await realpath(join(root, 'frontend/dist'));

    const lost: string[] = [];
    let asked = 0;
    let building = true;
    const asking = (async () => {
      while (building) {
        for (const path of [`/assets/${old}`, '/theme.js']) {
          const { status } = await fetch(first.url + path);
          if (status !== 200) lost.push(`${path}: ${status}`);
          asked += 1;
        }
      }
    })();
    const oldFile = join(compiled('frontend'), 'client/assets', old);
    for (const name of [oldFile, `${oldFile}.br`, `${oldFile}.gz`, `${oldFile}.map`]) {
      await rm(name, { force: true });
    }
    await build('second');
    const second = await start();
    const previous = await fetch(`${second.url}/assets/${old}`);
    expect(previous.status).toBe(200);
    expect(previous.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${second.url}/assets/second.js`)).status).toBe(200);
    for (const name of ['third', 'fourth', 'fifth']) await build(name);
    building = false;
    await asking;
    expect(lost).toEqual([]);
    expect(asked).toBeGreaterThan(0);
    expect((await fetch(`${first.url}/courses`)).status).toBe(200);
    expect((await fetch(`${first.url}/share.png`)).status).toBe(200);

    expect(existsSync(oldRelease)).toBe(true);
    await Promise.all([first, second].map(({ child }) => stop(child)));
    await build('sixth');
    expect(existsSync(oldRelease)).toBe(false);
    expect(await releases()).toHaveLength(3);
  }, 180_000);

  it('that changes nothing makes nothing new', async () => {
    const before = await releases();
    for (const project of ['backend', 'frontend']) await release(project);
    expect(await releases()).toEqual(before);
  });
});
