import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../sandbox/server.js';
import { CoursesService } from '../src/catalogue/courses/courses.service.js';
import { SyncService } from '../src/sync/sync.service.js';
import { ask } from './ask.js';
import type { BareAnswer } from './bare.server.js';
import { type Bench, hold } from './bench.js';
import { type Load, load, onCore } from './load.js';
import { median } from './median.js';
import { processUsage } from './process-usage.js';
import { type Replica, startReplica, startServer } from './replica.js';
import { startApp, startDatabase } from './setup.js';
import { printTable } from './table.js';

const COURSES = 30;
const ROUNDS = 5;
const QUICK_ROUNDS = 1;
const SECONDS = 3;
const QUICK_SECONDS = 1;

/** The share of the bare server's responses per second; the 99th percentile may take three times as long. */
const LIMIT = 0.65;
const LIMIT_OF_TAIL = 3;
/** Megabytes. */
const LIMIT_OF_MEMORY = 260;

interface Kind {
  answer: string;
  path: string;
  encoding?: string;
  held?: boolean;
}

const BR = 'br';

/** Compares cached responses with a bare Node server that sends the same bytes, in pairs. */
export default async function benchCachedResponses({
  resources,
  quick,
  say,
}: Bench): Promise<void> {
  const { databaseUrl, courseId } = await fillDatabase(resources);
  const product = await startReplica(
    resources,
    { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', RATE_LIMIT: 'on' },
    onServersCore,
  );
  const course = `/courses/${courseId}`;
  const kinds: Kind[] = [
    { answer: 'catalogue, JSON', path: '/api/courses' },
    { answer: 'catalogue, JSON, brotli', path: '/api/courses', encoding: BR },
    { answer: 'catalogue, JSON, 304', path: '/api/courses', encoding: BR, held: true },
    { answer: 'one course, JSON', path: `/api${course}` },
    { answer: 'home', path: '/', encoding: BR },
    { answer: 'catalogue', path: '/courses', encoding: BR },
    { answer: 'course', path: await addressOf(product, course), encoding: BR },
    { answer: 'course, 304', path: await addressOf(product, course), encoding: BR, held: true },
    { answer: 'hashed file', path: await scriptOf(product), encoding: BR },
  ];
  const asked = await Promise.all(kinds.map((kind) => prepare(product, kind)));
  const bare = await startBare(
    resources,
    asked.map(({ sent }) => sent),
  );

  const rows = [];
  for (const [place, { kind, headers, sent }] of asked.entries()) {
    say(`Asking for ${kind.answer}`);
    const pairs: [Measured, Measured][] = [];
    for (let round = 0; round < (quick ? QUICK_ROUNDS : ROUNDS); round += 1) {
      const seconds = quick ? QUICK_SECONDS : SECONDS;
      pairs.push([
        await measure(product, kind.path, headers, seconds),
        await measure(bare, `/${place}`, headers, seconds),
      ]);
    }
    const middle = (value: (pair: [Measured, Measured]) => number) => median(pairs.map(value));
    rows.push({
      answer: kind.answer,
      bytes: Buffer.byteLength(sent.body, 'base64'),
      'answers/s': middle(([own]) => own.rate).toFixed(0),
      'bare server': middle(([, other]) => other.rate).toFixed(0),
      ratio: middle(([own, other]) => own.rate / other.rate).toFixed(2),
      'at least': LIMIT.toFixed(2),
      'CPU (µs)': middle(([own]) => own.cpu).toFixed(1),
      'bare CPU': middle(([, other]) => other.cpu).toFixed(1),
      'p99 (ms)': middle(([own]) => own.p99).toFixed(1),
      'p99 ratio': middle(([own, other]) => own.p99 / other.p99).toFixed(2),
      'at most': LIMIT_OF_TAIL.toFixed(2),
    });
  }
  printTable(rows);
  const usage = await processUsage(product.pid);
  if (usage) {
    printTable([{ 'memory after that (MB)': usage.memory.toFixed(0), 'at most': LIMIT_OF_MEMORY }]);
  }
}

interface Measured extends Load {
  /** Microseconds of CPU time per response. */
  cpu: number;
}

async function measure(
  { url, pid }: Replica,
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Measured> {
  const before = await processUsage(pid);
  const result = await load(url + path, headers, seconds);
  const after = await processUsage(pid);
  const used = (after?.cpu ?? NaN) - (before?.cpu ?? NaN);
  return { ...result, cpu: (used * 1_000_000) / (result.rate * seconds) };
}

const onServersCore = (command: string, args: string[]) => onCore(0, command, args);

async function fillDatabase(resources: AsyncDisposableStack) {
  const databaseUrl = await startDatabase(resources);
  const sandbox = await startSandbox({ catalogue: { courses: COURSES }, rateLimit: false });
  resources.defer(() => sandbox.close());
  const app = await startApp(resources, databaseUrl, {
    THINKIFIC_API_URL: sandbox.thinkific.apiUrl,
    THINKIFIC_SUBDOMAIN: sandbox.thinkific.subdomain,
    THINKIFIC_API_KEY: sandbox.thinkific.apiKey,
  });
  await app.get(SyncService).run('thinkific', 'cli');
  const [course] = await app.get(CoursesService).list();
  if (!course) throw new Error('The sync brought no course.');
  return { databaseUrl, courseId: course.id };
}

async function startBare(resources: AsyncDisposableStack, sent: Omit<BareAnswer, 'path'>[]) {
  const folder = await hold(resources, mkdtemp(join(tmpdir(), 'lectern-bench-')), (made) =>
    rm(made, { recursive: true, force: true }),
  );
  const file = join(folder, 'answers.json');
  const answers: BareAnswer[] = sent.map((answer, place) => ({ ...answer, path: `/${place}` }));
  await writeFile(file, JSON.stringify(answers));
  const program = new URL('bare.server.js', import.meta.url).pathname;
  return startServer(resources, onServersCore(process.execPath, [program, file]), {
    PATH: process.env.PATH,
  });
}

/** Sends requests until the response is cached. */
async function prepare({ url }: Replica, kind: Kind) {
  const headers: Record<string, string> = kind.encoding ? { 'Accept-Encoding': kind.encoding } : {};
  const { headers: first } = await ask(url + kind.path, headers);
  if (kind.held) headers['If-None-Match'] = String(first.etag);
  const { status, head, body } = await ask(url + kind.path, headers);
  if (status !== (kind.held ? 304 : 200)) throw new Error(`${kind.path} responded with ${status}.`);
  return { kind, headers, sent: { status, head, body: body.toString('base64') } };
}

async function addressOf({ url }: Replica, path: string): Promise<string> {
  const { headers } = await ask(url + path, {});
  return headers.location ?? path;
}

async function scriptOf({ url }: Replica): Promise<string> {
  const { body } = await ask(url, {});
  const [path] = /\/assets\/index-[\w-]+\.js/.exec(body.toString()) ?? [];
  if (path === undefined) throw new Error('The home page names no script.');
  return path;
}
