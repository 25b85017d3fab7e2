import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The requests of one kind of visitor, in turn. */
export interface Asked {
  kind: string;
  /** The share of requests in percent. */
  share: number;
  method?: 'POST';
  /** `#` is replaced by the request's number, here and in the body. */
  paths: string[];
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  asked: Asked[];
  connections: number;
  /** Undefined: as fast as possible. */
  perSecond?: number;
}

/** The responses of one kind, with their milliseconds. */
export interface Answers {
  kind: string;
  requests: number;
  /** By status or network error. */
  failures: Record<string, number>;
  median: number;
  p99: number;
  longest: number;
}

const { url, asked, connections, perSecond = Infinity } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const kinds = asked.map((one) => ({
  ...one,
  times: createHistogram(),
  failures: new Map<string, number>(),
}));
type Kind = (typeof kinds)[number];
/** Interleaved, so that kinds alternate. */
const turns = kinds
  .flatMap((kind) =>
    Array.from({ length: kind.share }, (_, n) => ({ kind, at: (n + 0.5) / kind.share })),
  )
  .toSorted((a, b) => a.at - b.at)
  .map(({ kind }) => kind);
let isOver = false;
let sent = 0;

function ask({ paths, method, headers, body, times, failures }: Kind, number: number) {
  const fill = (text: string) => text.replaceAll('#', String(number));
  const begun = performance.now();
  return new Promise<void>((resolve) => {
    const end = (failure?: string) => {
      times.record(Math.max(1, Math.round((performance.now() - begun) * 1_000)));
      if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      resolve();
    };
    const path = fill(paths[Math.floor(number / turns.length) % paths.length] ?? '/');
    request(url + path, { agent, method, headers }, (response) => {
      const { statusCode = 0 } = response;
      response.resume().on('end', () => end(statusCode < 400 ? undefined : `${statusCode}`));
      response.on('error', (error) => end(error.message));
    })
      .on('error', (error) => end(error.message))
      .end(body === undefined ? undefined : fill(body));
  });
}

async function client(started: number): Promise<void> {
  while (!isOver) {
    const number = sent;
    sent += 1;
    const due = started + (number * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    const kind = turns[number % turns.length];
    if (kind) await ask(kind, number);
  }
}

parentPort?.once('message', () => (isOver = true));
const started = performance.now();
await Promise.all(Array.from({ length: connections }, () => client(started)));
agent.destroy();
parentPort?.postMessage(
  kinds.map(({ kind, times, failures }): Answers => ({
    kind,
    requests: times.count,
    failures: Object.fromEntries(failures),
    median: times.percentile(50) / 1_000,
    p99: times.percentile(99) / 1_000,
    longest: times.max / 1_000,
  })),
);
