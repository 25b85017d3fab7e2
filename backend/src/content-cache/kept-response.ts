import { type IncomingMessage, validateHeaderName, validateHeaderValue } from 'node:http';
import type { Encoding } from './encoding.js';
import type { Topic } from './topics.js';

type Headers = Readonly<Record<string, number | string | string[] | undefined>>;

/** A whole answer as it left once, ready to leave again without anything being asked. */
export interface KeptResponse {
  /** Header lines that its 304 has, too: those of many answers, and its own. */
  policies: string;
  head: string;
  /** Those that its 304 has not. */
  headOfBody: string;
  body: Buffer;
  /** The template of the route that made it. */
  route: string;
  etag: string | undefined;
  /** It and its 304 as they left last. Nobody else writes there: what is still being sent is left to whoever sends it. */
  wires: Record<'whole' | 'held', Wire | undefined>;
}

/** An answer on a connection that stays open. */
export interface Wire {
  bytes: Buffer;
  /** Of its date, since 1970. */
  second: number;
}

/** Those of one address that were asked for so far, by the encoding that the caller preferred. */
export interface KeptResponses {
  sent: Map<Encoding, KeptResponse>;
  /** What it shows, once it is kept: others may keep it too, until that changes. */
  shows?: ReadonlySet<Topic>;
}

/** What belongs to one request or one connection, or is written anew each time. */
const OF_ONE = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);
const OF_A_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

/** Headers whose answer is not the one that everybody gets, and those of a request with a body. */
const OF_ANOTHER_ANSWER = [
  'authorization',
  'content-length',
  'expect',
  'if-match',
  'if-modified-since',
  'if-range',
  'if-unmodified-since',
  'origin',
  'range',
  'transfer-encoding',
];

/** Long, and the same for most answers. */
const POLICY =
  /^(content-security|cross-origin|origin-agent|permissions|referrer|reporting|x-(content|dns|download|frame|permitted|xss))-/;
const policies = new Map<string, string>();

export function isForEverybody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name of OF_ANOTHER_ANSWER) if (headers[name] !== undefined) return false;
  return true;
}

export function toKeptResponse(headers: Headers, body: Buffer, route: string): KeptResponse {
  const named = Object.entries({ ...headers, 'content-length': body.length }).filter(
    ([name]) => !OF_ONE.has(name),
  );
  const linesOf = (isOne: (name: string) => boolean) =>
    toLines(named.filter(([name]) => isOne(name)));
  const { etag } = headers;
  return {
    policies: once(linesOf((name) => POLICY.test(name))),
    head: linesOf((name) => !POLICY.test(name) && !OF_A_BODY.has(name)),
    headOfBody: linesOf((name) => OF_A_BODY.has(name)),
    body,
    route,
    etag: typeof etag === 'string' ? etag : undefined,
    wires: { whole: undefined, held: undefined },
  };
}

function once(lines: string): string {
  const known = policies.get(lines) ?? lines;
  policies.set(known, known);
  return known;
}

function toLines(headers: [string, Headers[string]][]): string {
  const lines = headers.flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => toLine(name, String(each))),
  );
  return lines.join('');
}

/** @throws when it would be more than one line */
function toLine(name: string, value: string): string {
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return `${name}: ${value}\r\n`;
}
