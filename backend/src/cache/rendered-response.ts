import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTag } from '../common/http/etag.js';
import { writeList } from '../common/http/write-list.interceptor.js';
import type { Encoding } from './encoding.js';
import type { CachedResponses } from './cached-response.js';
import type { MemoryLimits } from './content-cache.js';

/** The bytes of a response, with an entity tag unless they are sent only once. */
export interface Body {
  bytes: Buffer;
  etag?: string;
}

export interface RenderedResponse extends CachedResponses {
  status: number;
  contentType: string;
  location?: string;
  next?: string;
  bodies: ReadonlyMap<Encoding, () => Promise<Body>>;
  /** Bytes of all encodings together. Text is estimated at twice its length, plus headers. */
  size: number;
  wanted?: ReadonlySet<Encoding>;
  isElsewhere?: boolean;
}

export const RESPONSE_OPTIONS = {
  sizeOf: ({ size }) => size,
  onKept: (answer, tags) => (answer.shows = tags),
  prepare: (answer, { sent, wanted = [] }) => {
    answer.wanted = new Set([...wanted, ...sent.keys()]);
    return Promise.all([...answer.wanted].flatMap((one) => answer.bodies.get(one)?.() ?? []));
  },
} satisfies Partial<MemoryLimits<RenderedResponse>>;

/** Brotli quality of 11. The first visitor waits for it: 9 takes four times as long to save 0.3 %. */
const QUALITY = 7;
/** Saves 5 %, so that the catalogue fits the first round trip, and costs the first visitor 20 ms. */
const QUALITY_OF_PAGES = 10;

const JSON_TYPE = 'application/json; charset=utf-8';

const HEADS = 4096;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface TextOptions {
  quality?: number;
  next?: string;
}

/** Creates a response that is compressed only in the encodings that clients ask for. */
export function textResponse(
  status: number,
  contentType: string,
  text: string,
  { quality = QUALITY, next }: TextOptions = {},
): RenderedResponse {
  const identity = Buffer.from(text);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  return {
    status,
    contentType,
    next,
    bodies: new Map([
      ['br', once(() => toBrotli(identity, options), next)],
      ['gzip', once(() => toGzip(identity), next)],
      ['identity', once(() => Promise.resolve(identity), next)],
    ]),
    size: identity.length * 2 + HEADS,
    sent: new Map(),
  };
}

export function pageResponse(status: number, html: string): RenderedResponse {
  return textResponse(status, 'text/html; charset=utf-8', html, { quality: QUALITY_OF_PAGES });
}

export function jsonResponse(value: unknown, next?: string): RenderedResponse {
  return textResponse(200, JSON_TYPE, JSON.stringify(value), { next });
}

export async function listResponse(items: readonly unknown[]): Promise<RenderedResponse> {
  return textResponse(200, JSON_TYPE, await writeList(items));
}

export function bytesResponse(contentType: string, bytes: Buffer): RenderedResponse {
  const body = once(() => Promise.resolve(bytes));
  return {
    status: 200,
    contentType,
    bodies: new Map([['identity', body]]),
    size: bytes.length,
    sent: new Map(),
  };
}

/** Creates a response that is sent once and therefore compressed while it is sent. */
export function uncachedResponse(
  status: number,
  contentType: string,
  text: string,
): RenderedResponse {
  const bytes = Buffer.from(text);
  const body = () => Promise.resolve({ bytes });
  return {
    status,
    contentType,
    bodies: new Map([['identity', body]]),
    size: bytes.length,
    sent: new Map(),
  };
}

/** Creates a redirect: permanent, temporary, or after a form (303). */
export function redirectTo(location: string, status: 301 | 302 | 303 = 301): RenderedResponse {
  const contentType = 'text/plain; charset=utf-8';
  return { status, contentType, location, bodies: new Map(), size: 0, sent: new Map() };
}

/** Encodes once. The strong tag depends on the encoding, and on the next part's URL. */
function once(encode: () => Promise<Buffer>, next?: string): () => Promise<Body> {
  let body: Promise<Body> | undefined;
  return () => (body ??= encode().then((bytes) => ({ bytes, etag: contentTag(bytes, next) })));
}
