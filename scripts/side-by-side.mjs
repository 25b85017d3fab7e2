import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, ofBackend, ROOT } from './cluster/built.mjs';
import { buildRevision } from './cluster/checkout.mjs';
import { Replica } from './cluster/replica.mjs';
import { send } from './cluster/send.mjs';
import { step } from './cluster/step.mjs';
import { freePorts } from './cluster/free-ports.mjs';
import { ADMIN, fillCatalogue } from './cluster/topology.mjs';
import { until } from './cluster/until.mjs';

const USAGE = `npm run side-by-side                    the last release and this program on one database: each on the other's schema
npm run side-by-side -- <git revision>  the same with another revision than the last release`;

const STORY = {
  studentName: 'Amara Nwosu',
  studentImage: 'https://example.org/portraits/amara.jpg',
  previousRole: 'Branch manager',
  currentRole: 'Data analyst',
  company: 'Northwind Rail',
  courseTaken: 'Statistics You Will Actually Use',
};

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function lastRelease() {
  const [tag] = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n');
  if (tag) return tag;
  throw new Error(
    'There is no release yet, or this clone does not have its tag (git fetch --unshallow --tags). Name a git revision instead.',
  );
}

class Side {
  acts = 0;

  constructor(name, root, { port, env, log }) {
    Object.assign(this, { name, root, env, log });
    this.replica = new Replica(port, env, log);
    this.url = `http://127.0.0.1:${port}`;
  }

  start() {
    return this.replica.start(this.root);
  }

  async ask(path, { method, body, expected = [200] } = {}) {
    const headers = { 'Content-Type': 'application/json', ...this.headers };
    const options = method ? { method, headers, body: JSON.stringify(body) } : { headers };
    const { how, text } = await send(this.url, path, options);
    this.acts += 1;
    if (expected.includes(how)) return text;
    throw new Error(
      `${this.name}: ${method ?? 'GET'} ${path} was answered with ${how}: ${text.slice(0, 500)}`,
    );
  }

  async act(other) {
    await this.signIn();
    await this.read();
    const [{ id }] = JSON.parse(await this.ask('/api/courses'));
    const duration = `${Math.random()} weeks`;
    await this.ask(`/api/admin/courses/${id}/override`, { method: 'PUT', body: { duration } });
    await this.tellStory();
    const email = `${Math.random()}@example.org`;
    await this.ask('/api/newsletter', { method: 'POST', body: { email }, expected: [201] });
    await fillCatalogue(this.env, this.root);
    for (const side of [this, other]) {
      await until(`${side.name} shows an edit of ${this.name}`, async () =>
        (await side.ask(`/api/courses/${id}`)).includes(duration),
      );
    }
  }

  async signIn() {
    const answer = await this.ask('/api/admin/login', { method: 'POST', body: ADMIN });
    this.headers = { Authorization: `Bearer ${JSON.parse(answer).access_token}` };
  }

  /** Requests every page, and every operation that only reads and has no required parameter. */
  async read() {
    const map = await this.ask('/sitemap.xml');
    for (const [, url] of map.matchAll(/<loc>([^<]+)/g)) await this.ask(new URL(url).pathname);
    const { paths } = JSON.parse(await readFile(join(this.root, 'openapi/openapi.json'), 'utf8'));
    for (const [path, { get }] of Object.entries(paths)) {
      if (get && isPlain(path, get)) await this.ask(path, { expected: [200, 403] });
    }
  }

  async tellStory() {
    const quote = `${Math.random()} is what I say of the report that took us two days, and takes a minute now.`;
    const body = { ...STORY, quote };
    await this.ask('/api/testimonials/submit', { method: 'POST', body, expected: [201] });
    const pending = await this.ask('/api/admin/testimonials?status=pending');
    const { id } = JSON.parse(pending).testimonials.find((story) => story.quote === quote);
    const decision = { status: 'approved' };
    await this.ask(`/api/admin/testimonials/${id}/status`, { method: 'PUT', body: decision });
    await until(`${this.name} shows the story`, async () =>
      (await this.ask('/api/testimonials')).includes(quote),
    );
  }

  async readLog() {
    const lines = (await readFile(this.log, 'utf8')).split('\n');
    const [error] = lines.filter((line) => /"level":(50|60|"error"|"fatal")/.test(line));
    if (error) throw new Error(`${this.name} wrote: ${error}`);
  }
}

function isPlain(path, { parameters = [] }) {
  return !path.includes('{') && !parameters.some(({ required }) => required);
}

async function check(resources, folder, revision) {
  const before = await buildRevision(resources, revision, join(folder, 'before'));
  const { startEmbeddedPostgres } = await load('src/database/embedded/embedded.js');
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  resources.defer(() => database.stop());
  const ports = await freePorts(2);
  const sides = [
    ['the last release', before],
    ['this program', ROOT],
  ].map(([name, root], index) => {
    const port = ports[index];
    const env = environment(database.url, join(folder, 'pictures'));
    return new Side(name, root, { port, env, log: join(folder, `${index}.log`) });
  });
  for (const { replica } of sides) resources.defer(() => replica.stop());
  const [old, fresh] = sides;

  step('the last release, on its own schema');
  await old.start();
  await fillCatalogue(old.env, old.root);
  await old.act(old);
  const known = await countMigrations(database.url);
  step('this program starts beside it on that schema, and migrates');
  await fresh.start();
  const added = (await countMigrations(database.url)) - known;
  await fresh.act(old);
  step('the last release goes on, on the new schema');
  await old.act(fresh);
  step('the last release starts again, on the new schema');
  await old.replica.stop();
  await old.start();
  await old.act(fresh);
  await fresh.act(old);
  for (const side of sides) await side.readLog();
  console.log(`ok      ${known} migrations of the last release, ${added} since`);
  console.log(`ok      ${old.acts + fresh.acts} requests, each answered as it should be`);
}

async function countMigrations(connectionString) {
  const client = new (ofBackend('pg').Client)({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM migrations');
    return rows[0].count;
  } finally {
    await client.end();
  }
}

function environment(databaseUrl, pictures) {
  return {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    PICTURES_DIR: pictures,
    JWT_SECRET: 'a secret of two versions on one machine',
    DEMO: 'false',
    RATE_LIMIT: 'off',
    SYNC_CRON: 'off',
    LINK_CHECK: 'off',
    PICTURES_FETCH: 'off',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'drill@example.org',
    ADMIN_PASSWORD: ADMIN.password,
  };
}

const [given, ...others] = process.argv.slice(2);
if (others.length > 0 || given?.startsWith('-')) {
  console.error(USAGE);
  process.exit(2);
}
const resources = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void resources.disposeAsync().then(() => process.exit(1)));
}
const folder = await mkdtemp(join(tmpdir(), 'lectern-side-by-side-'));
// PostgreSQL runs as a user of its own.
await chmod(folder, 0o755);
try {
  const revision = given ?? lastRelease();
  console.log(`Beside this program runs ${git('log', '-1', '--format=%h (%cs), %s', revision)}.`);
  await check(resources, folder, revision);
  await resources.disposeAsync();
  await rm(folder, { recursive: true });
} catch (error) {
  console.error(`${error.message}\nThe logs are in ${folder}.`);
  process.exitCode = 1;
} finally {
  await resources.disposeAsync();
}
