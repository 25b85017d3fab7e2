import type { IncomingMessage } from 'node:http';
import type { Encoding } from './encoding.js';
import type { CacheTag } from './cache-tags.js';

type Headers = Readonly<Record<string, number | string | string[] | undefined>>;

/** A whole response, ready to be sent again. */
export interface CachedResponse {
  /** Names and values by turns, without those that differ each time. */
  headers: string[];
  /** Those of them that its 304 has, too. */
  headersWithoutBody: string[];
  body: Buffer;
  etag: string | undefined;
}

/** Those of one address that were asked for so far, by the encoding that the caller preferred. */
export interface CachedResponses {
  sent: Map<Encoding, CachedResponse>;
  /** What it shows, once it is kept: others may keep it too, until that changes. */
  shows?: ReadonlySet<CacheTag>;
}

/** Headers of one request or connection, which are never cached. */
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

export function toCachedResponse(headers: Headers, body: Buffer): CachedResponse {
  const named = Object.entries({ ...headers, 'content-length': body.length })
    .filter(([name]) => !OF_ONE.has(name))
    .flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, String(each)] as const));
  return {
    headers: named.flat(),
    headersWithoutBody: named.filter(([name]) => !OF_A_BODY.has(name)).flat(),
    body,
    etag: typeof headers.etag === 'string' ? headers.etag : undefined,
  };
}
