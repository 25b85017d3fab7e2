import type { IncomingMessage } from 'node:http';
import type { Encoding } from './encoding.js';
import type { Topic } from './topics.js';

type Headers = Readonly<Record<string, number | string | string[] | undefined>>;

/** A whole answer as it left once, ready to leave again without anything being asked. */
export interface KeptResponse {
  /** Names and values by turns, as `writeHead` takes them. The id of the request comes first. */
  head: string[];
  body: Buffer;
  /** The template of the route that made it. */
  route: string;
  etag: string | undefined;
  /** The head of the 304 to who has it already. */
  unchanged: string[];
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

export function isForEverybody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name of OF_ANOTHER_ANSWER) if (headers[name] !== undefined) return false;
  return true;
}

export function toKeptResponse(headers: Headers, body: Buffer, route: string): KeptResponse {
  const named = Object.entries({ ...headers, 'content-length': body.length }).filter(
    ([name]) => !OF_ONE.has(name),
  );
  const { etag } = headers;
  return {
    head: toHead(named),
    body,
    route,
    etag: typeof etag === 'string' ? etag : undefined,
    unchanged: toHead(named.filter(([name]) => !OF_A_BODY.has(name))),
  };
}

function toHead(headers: [string, Headers[string]][]): string[] {
  const lines = headers.flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
  return ['x-request-id', '', ...lines];
}
