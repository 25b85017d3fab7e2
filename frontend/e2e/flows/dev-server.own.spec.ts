import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MAY_CALL } from '../../../backend/src/identity/auth/route-auth.table';
import { paths } from '../../src/paths';
import { freePort } from '../start-product';
import { expect, PUBLIC_PAGES, test as base } from '../test';

const ROOT = join(import.meta.dirname, '../../..');

const test = base.extend<object, { devUrl: string }>({
  devUrl: [
    async ({ browserName: _browserName }, provide) => {
      const { E2E_BASE_URL: publicUrl = '', ...env } = process.env;
      const port = await freePort();
      const vite = await startVite({
        ...env,
        HOST: '127.0.0.1',
        PORT: new URL(publicUrl).port,
        SITE_PORT: String(port),
        PUBLIC_URL: publicUrl,
      });
      await provide(`http://127.0.0.1:${port}`);
      vite.kill();
      await once(vite, 'exit');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ devUrl }, provide) => provide(devUrl),
});

/** Addresses that Vite answers itself, as the router or its own files have them. */
const OF_VITE = new Set([
  ...PUBLIC_PAGES,
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...['/courses/:id', '/courses/:id/:slug', '/admin', '/admin/*', '/*', '/assets/*'],
]);

/** What the server alone answers, with names of nothing. */
const ofServerAlone = Object.keys(MAY_CALL)
  .filter((route) => route.startsWith('GET /'))
  .map((route) => route.replace('GET ', ''))
  .filter((path) => !path.startsWith('/api/') && !OF_VITE.has(path))
  .map((path) => path.replace(/:\w+|\*/g, 'unknown'));

/** Such variables come from no `.env` of the machine. */
const OF_NOBODY = { HOST: '', PORT: '0', PUBLIC_URL: '', SMTP_URL: '' };

async function startVite(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const cwd = join(ROOT, 'frontend');
  const vite = spawn('vite', [], { cwd, stdio: ['ignore', 'pipe', 'inherit'], env });
  let said = '';
  for await (const chunk of vite.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.includes('ready in')) return vite;
  }
  throw new Error(`Vite ended: ${said}`);
}

test('the development server passes on what the backend answers', async ({ request, courses }) => {
  for (const [path, type] of [
    ['/api/docs', 'text/html'],
    ['/feed.xml', 'application/rss+xml'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/share.png', 'image/png'],
    [`/courses/${courses[0]?.id}/share.png`, 'image/png'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
  for (const path of ofServerAlone) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(await response.text(), path).not.toContain('/src/index.tsx');
  }
  expect((await request.get('/demo/portraits/Ada.svg')).headers()['content-type']).toBe(
    'image/svg+xml',
  );
});

test('it asks the backend where that listens', async () => {
  test.skip(process.platform === 'darwin', 'It has no 127.0.0.2.');
  const backend = createHttpServer((_request, response) => response.end('Here.'));
  backend.listen(0, '127.0.0.2');
  await once(backend, 'listening');
  const address = backend.address();
  const port = await freePort();
  const vite = await startVite({
    ...process.env,
    HOST: '127.0.0.2',
    PORT: typeof address === 'object' ? String(address?.port) : '',
    SITE_PORT: String(port),
  });
  try {
    const answer = await fetch(`http://127.0.0.2:${port}/api/courses`);
    expect(await answer.text()).toBe('Here.');
  } finally {
    vite.kill();
    await once(vite, 'exit');
    backend.close();
  }
});

test('its pages show the covers, by whatever name they are opened', async ({ page, courses }) => {
  test.slow();
  const course = courses.find(({ imageUrl }) => imageUrl);
  await page.goto(`/courses/${course?.id}/${course?.slug}`);
  const cover = page.getByRole('article').locator('img').first();
  await expect(cover).toHaveAttribute('src', /^\/pictures\//, { timeout: 60_000 });
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
});

test.describe('npm run dev', () => {
  let taken: Server;

  test.beforeAll(async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
  });
  test.afterAll(() => taken.close());

  /** @returns the variables with which it starts the API and Vite */
  async function handedOn(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-dev-'));
    const nx = '#!/usr/bin/env node\nprocess.stdout.write(JSON.stringify(process.env));\n';
    await writeFile(join(folder, 'nx'), nx, { mode: 0o755 });
    const dev = spawn(process.execPath, [join(ROOT, 'scripts/dev.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: [folder, dirname(process.execPath)].join(delimiter), ...OF_NOBODY, ...env },
    });
    const [stdout] = await Promise.all([text(dev.stdout), once(dev, 'exit')]);
    await rm(folder, { recursive: true });
    return JSON.parse(stdout) as NodeJS.ProcessEnv;
  }

  async function refused(env: NodeJS.ProcessEnv) {
    const dev = spawn(process.execPath, [join(ROOT, 'scripts/dev.mjs')], {
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { PATH: process.env['PATH'], ...env },
    });
    const [stderr] = await Promise.all([text(dev.stderr), once(dev, 'exit')]);
    return { code: dev.exitCode, stderr };
  }

  test('keeps mails only where the product lets it, in one process', async () => {
    for (const [given, kept] of [
      [{}, 'local'],
      [{ PUBLIC_URL: 'http://localhost:3000' }, 'local'],
      [{ PUBLIC_URL: 'https://www.example.org' }, ''],
      [{ HOST: '0.0.0.0' }, ''],
      [{ SMTP_URL: 'smtp://mail.example.org' }, 'smtp://mail.example.org'],
    ] as const) {
      const { SMTP_URL, WEB_CONCURRENCY } = await handedOn({ ...given, WEB_CONCURRENCY: '2' });
      expect([given, SMTP_URL, WEB_CONCURRENCY]).toEqual([given, kept, '1']);
    }
  });

  test('says in one line that its port is taken', async () => {
    const address = taken.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await refused({ PORT: String(port) })).toEqual({
      code: 1,
      stderr: `Lectern cannot start: PORT: ${port} is taken on 127.0.0.1, end the program that uses it or set another port\n`,
    });
  });

  test('says in one line what is wrong with a variable', async () => {
    expect((await refused({ PORT: '80a' })).stderr).toMatch(
      /^Lectern cannot start: PORT: got "80a"/,
    );
    expect((await refused({ HOST: '198.51.100.1' })).stderr).toMatch(
      /^Lectern cannot start: HOST: /,
    );
  });
});
