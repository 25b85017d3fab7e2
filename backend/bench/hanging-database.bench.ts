import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './bench.js';
import { median } from './median.js';
import { startApp, startDatabase } from './setup.js';
import { suspendPostgres } from './suspend-postgres.js';
import { printTable } from './table.js';

/** Milliseconds for which the database hangs: long enough for every state of the connection watch. */
const HANGS = 40_000;
const QUICK = 12_000;
/** Concurrent callers per kind, so that idle and new connections are tested. */
const CALLERS = 3;
/** Milliseconds between two requests of a caller. */
const PAUSE = 100;

const ADMIN = {
  username: 'admin',
  email: 'admin@example.org',
  password: 'only for this benchmark',
};

/**
 * The database accepts connections and does not respond (SIGSTOP). Limits: 300 ms for cached responses, 1 s for the
 * health check, 8 s for everything else.
 */
export default async function benchHangingDatabase({
  resources,
  quick,
  say,
}: Bench): Promise<void> {
  const databaseUrl = await startDatabase(resources);
  const app = await startApp(resources, databaseUrl, {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const calls = callsOf(await app.getUrl());
  await signIn(await app.getUrl(), calls);
  await Promise.all(
    calls.flatMap(({ ask }) => Array.from({ length: CALLERS }, () => untilGood(ask))),
  );

  const hangs = quick ? QUICK : HANGS;
  say(`The database hangs for ${hangs / 1000} s.`);
  const resume = await suspendPostgres(databaseUrl);
  resources.defer(resume);
  const until = performance.now() + hangs;
  const answers = await Promise.all(calls.map(({ ask }) => askTogether(until, ask)));
  resume();
  const recovered = await Promise.all(calls.map(({ ask }) => untilGood(ask)));
  printTable(
    calls.map(({ name }, index) => {
      const given = answers[index] ?? [];
      const times = given.map(({ taken }) => taken);
      return {
        call: name,
        asked: given.length,
        answers: countStatuses(given),
        'median (ms)': median(times).toFixed(0),
        'slowest (ms)': Math.max(...times).toFixed(0),
        'recovers after (ms)': (recovered[index] ?? NaN).toFixed(0),
      };
    }),
  );
}

interface Answer {
  status: number;
  taken: number;
}

interface Call {
  name: string;
  headers: Record<string, string>;
  ask: () => Promise<Answer>;
}

function callsOf(url: string): Call[] {
  let posts = 0;
  const call = (name: string, path: string, body?: () => object): Call => {
    const headers: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
    const ask = async () => {
      const started = performance.now();
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers,
        body: body ? JSON.stringify(body()) : null,
      });
      await response.arrayBuffer();
      return { status: response.status, taken: performance.now() - started };
    };
    return { name, headers, ask };
  };
  return [
    call('kept page', '/'),
    call('kept list', '/api/courses'),
    call('newsletter post', '/api/newsletter', () => {
      posts += 1;
      return { email: `reader${posts}@example.org` };
    }),
    call('health', '/api/health'),
    call('admin call', '/api/admin/stats'),
  ];
}

async function signIn(url: string, calls: Call[]): Promise<void> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.username, password: ADMIN.password }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  for (const { name, headers } of calls) {
    if (name === 'admin call') headers['Authorization'] = `Bearer ${token}`;
  }
}

async function askTogether(end: number, ask: Call['ask']): Promise<Answer[]> {
  const callers = Array.from({ length: CALLERS }, () => askUntil(end, ask));
  return (await Promise.all(callers)).flat();
}

async function askUntil(end: number, ask: Call['ask']): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (performance.now() < end) {
    answers.push(await ask());
    await pause(PAUSE);
  }
  return answers;
}

async function untilGood(ask: Call['ask']): Promise<number> {
  const started = performance.now();
  while ((await ask()).status >= 400) await pause(PAUSE);
  return performance.now() - started;
}

function countStatuses(answers: Answer[]): string {
  const statuses = new Set(answers.map(({ status }) => status));
  return [...statuses]
    .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
    .join(', ');
}
