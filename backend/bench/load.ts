import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CONNECTIONS = 64;

export interface Load {
  /** Responses per second. */
  rate: number;
  /** The 99th percentile in milliseconds. */
  p99: number;
}

/**
 * Requests one URL as fast as possible from the second core, with `wrk` if installed, else `autocannon`.
 * @throws for a response other than 2xx and 3xx
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const ask = (await hasWrk()) ? withWrk : withAutocannon;
  return ask(url, headers, seconds, connections);
}

/** Binds a command to a core if possible, so that load and server do not share one. */
export function onCore(core: number, command: string, args: string[]): [string, string[]] {
  return process.platform === 'linux'
    ? ['taskset', ['-c', String(core), command, ...args]]
    : [command, args];
}

let wrk: Promise<boolean> | undefined;

function hasWrk(): Promise<boolean> {
  wrk ??= run('sh', ['-c', 'command -v wrk']).then(
    () => true,
    () => false,
  );
  return wrk;
}

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000 };

async function withWrk(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections: number,
): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...named, url];
  const { stdout } = await run(...onCore(1, 'wrk', args));
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const p99 = timeIn(stdout, /99%\s+([\d.]+)(us|ms|s)/);
  if (rate === undefined) throw new Error(`wrk said: ${stdout}`);
  return { rate: Number(rate), p99 };
}

function timeIn(said: string, pattern: RegExp): number {
  const [, time, unit] = pattern.exec(said) ?? [];
  if (time === undefined) throw new Error(`wrk said: ${said}`);
  return Number(time) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
}

interface Cannonade {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  '4xx': number;
  '5xx': number;
}

async function withAutocannon(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections: number,
): Promise<Load> {
  const autocannon = createRequire(import.meta.url).resolve('autocannon');
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [autocannon, '-c', String(connections), '-d', String(seconds), '--json', ...named];
  const { stdout } = await run(...onCore(1, process.execPath, [...args, url]));
  const result = JSON.parse(stdout) as Cannonade;
  if (result.errors + result['4xx'] + result['5xx'] > 0) throw new Error(`${url}: ${stdout}`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
