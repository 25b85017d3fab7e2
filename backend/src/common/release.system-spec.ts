import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Checkout, makeCheckout } from '../../test/checkout.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { startProgram } from '../../test/program.js';
import { PROJECT_ROOT } from './project-root.js';

const run = promisify(execFile);

/** Milliseconds. Polling without a pause would slow down the builds. */
const PAUSE = 5;

describe('a build beside a running product', () => {
  let checkout: Checkout;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    checkout = await makeCheckout();
  });
  afterAll(async () => {
    await database.drop();
    await checkout.remove();
  });

  const start = () => startProgram({ DATABASE_URL: database.url }, checkout.root);

  const release = (project: string) =>
    run(process.execPath, [
      join(PROJECT_ROOT, 'scripts/release.mjs'),
      join(checkout.root, project),
    ]);

  /** As nx does: what was compiled goes before the new comes. */
  async function build(name: string): Promise<void> {
    const { frontend } = checkout.compiled;
    await rename(frontend, `${frontend}-gone`);
    await nextTurn();
    await rename(`${frontend}-gone`, frontend);
    await writeFile(join(frontend, 'client/assets', `${name}.js`), `// ${name}`);
    await release('frontend');
  }

  const releases = async () =>
    (await readdir(join(checkout.root, 'frontend/.build'))).filter((name) => /^\d+-/.test(name));

  it('leaves it its files, and serves those of the last build', async () => {
    for (const project of ['backend', 'frontend']) await release(project);
    const assets = join(checkout.compiled.frontend, 'client/assets');
    const old = (await readdir(assets)).find((name) => name.endsWith('.js')) ?? '';
    const first = await start();
    const oldRelease = await realpath(join(checkout.root, 'frontend/dist'));

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
        await setTimeout(PAUSE);
      }
    })();
    for (const name of [old, `${old}.br`, `${old}.gz`]) {
      await rm(join(assets, name), { force: true });
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
    await Promise.all([first.stop(), second.stop()]);
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
