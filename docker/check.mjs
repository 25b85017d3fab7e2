import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Carries out the Dockerfile's steps in a temporary folder, each stage in a folder of its own.
const root = resolve(import.meta.dirname, '..');
const work = await mkdtemp(join(tmpdir(), 'lectern-docker-'));
const stages = [];

const inStage = (stage, path) => join(stage.folder, resolve(stage.workdir, path));

async function copy(stage, words) {
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : null;
  const target = words.pop();
  const source = stages.find(({ name }) => name === from);
  for (const word of words) {
    const path = source ? join(source.folder, word) : join(root, word);
    const into =
      target.endsWith('/') && !word.endsWith('.') ? join(target, word.split('/').at(-1)) : target;
    if (word === '.') copyContext(inStage(stage, target));
    else await cp(path, inStage(stage, into), { recursive: true, verbatimSymlinks: true });
  }
}

/** What git knows, which is what the ignore file leaves of a fresh clone. */
function copyContext(target) {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  );
  execFileSync('tar', ['--create', '--null', '--files-from=-', '--file', `${work}/context.tar`], {
    cwd: root,
    input: list,
  });
  execFileSync('tar', ['--extract', '--file', `${work}/context.tar`], { cwd: target });
}

const steps = {
  FROM: async (_stage, [, , name]) => {
    const folder = join(work, `stage-${stages.length}`);
    await mkdir(folder);
    stages.push({ name, folder, workdir: '/', env: {}, command: null });
  },
  WORKDIR: async (stage, [path]) => {
    stage.workdir = path;
    await mkdir(inStage(stage, '.'), { recursive: true });
  },
  ENV: async (stage, words) => {
    for (const word of words) stage.env[word.split('=')[0]] = word.slice(word.indexOf('=') + 1);
  },
  COPY: copy,
  RUN: async (stage, words) => {
    console.log(`RUN ${words.join(' ')}`);
    execFileSync('sh', ['-c', words.join(' ')], {
      cwd: inStage(stage, '.'),
      env: { ...process.env, ...stage.env },
      stdio: 'inherit',
    });
  },
  CMD: async (stage, words) => {
    stage.command = JSON.parse(words.join(' '));
  },
};

async function build() {
  for (const line of (await readFile(join(root, 'docker/Dockerfile'), 'utf8')).split('\n')) {
    const [instruction, ...words] = line.split(' ');
    if (instruction in steps) await steps[instruction](stages.at(-1), words);
  }
  return stages.at(-1);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function ask(image) {
  const { startEmbeddedPostgres } = await import(
    inStage(image, 'backend/dist/src/database/embedded.js')
  );
  const postgres = await startEmbeddedPostgres({ dataDir: join(work, 'postgres') });
  const port = await freePort();
  const [program, ...args] = image.command;
  const child = spawn(program, args, {
    cwd: inStage(image, '.'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...image.env,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret for this check only, not for use',
    },
  });
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited]);
  try {
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    const page = await fetch(`http://127.0.0.1:${port}/courses`);
    return health.ok && page.ok;
  } finally {
    child.kill('SIGTERM');
    await exited;
    await postgres.stop();
  }
}

try {
  const healthy = await ask(await build());
  console.log(
    healthy ? 'The image’s steps work and the product is healthy.' : 'The product is not healthy.',
  );
  process.exitCode = healthy ? 0 : 1;
} finally {
  await rm(work, { recursive: true, force: true });
}
