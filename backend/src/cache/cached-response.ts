import type { IncomingMessage } from 'node:http';
import type { Encoding } from './encoding.js';
import type { CacheTag } from './cache-tags.js';

type Headers = Readonly<Record<string, number | string | string[] | undefined>>;

export interface CachedResponse {
  /** Alternating names and values, without headers that differ each time. */
  headers: string[];
  headersWithoutBody: string[];
  body: Buffer;
  etag: string | undefined;
}

export interface CachedResponses {
  sent: Map<Encoding, CachedResponse>;
  /** The tags of the content, if the response can be cached until that changes. */
  shows?: ReadonlySet<CacheTag>;
}

const OF_ONE = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);
const OF_A_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

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
