import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTag } from '../common/http/etag.js';
import { writeList } from '../common/write-list.js';
import type { Encoding } from './encoding.js';
import type { CachedResponses } from './cached-response.js';
import type { MemoryLimits } from './content-memory.js';

/** Bytes of an answer, with their entity tag unless they are sent only once. */
export interface Body {
  bytes: Buffer;
  etag?: string;
}

/** A finished answer, ready to be sent again in each encoding that somebody has asked for. */
export interface CachedAnswer extends CachedResponses {
  status: number;
  contentType: string;
  location?: string;
  /** The address of the part that follows it, unless it is the last. */
  next?: string;
  bodies: ReadonlyMap<Encoding, () => Promise<Body>>;
  /** Bytes of all encodings together; those of a text are taken for twice its length, with heads. */
  size: number;
  /** Encodings that those before it were sent in. */
  wanted?: ReadonlySet<Encoding>;
  /** Whether it is kept under another key than the one that it was asked for by. */
  isElsewhere?: boolean;
}

/** For a memory of answers. */
export const OF_ANSWERS = {
  sizeOf: ({ size }) => size,
  onKept: (answer, tags) => (answer.shows = tags),
  prepare: (answer, { sent, wanted = [] }) => {
    answer.wanted = new Set([...wanted, ...sent.keys()]);
    return Promise.all([...answer.wanted].flatMap((one) => answer.bodies.get(one)?.() ?? []));
  },
} satisfies Partial<MemoryLimits<CachedAnswer>>;

/** Of 11. Made once and sent often, but somebody waits for the first: 9 takes four times as long for 0.3 %. */
const QUALITY = 7;
/** For a twentieth less. The catalogue then comes in the first round trip of a line, for 20 ms of the first visitor. */
const QUALITY_OF_PAGES = 10;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Bytes of the heads that an answer leaves with, in two encodings. */
const HEADS = 4096;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface TextOptions {
  quality?: number;
  next?: string;
}

/** Nothing is compressed that is not asked for: pages read the API's answers as they are. */
export function finishText(
  status: number,
  contentType: string,
  text: string,
  { quality = QUALITY, next }: TextOptions = {},
): CachedAnswer {
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

export function finishPage(status: number, html: string): CachedAnswer {
  return finishText(status, 'text/html; charset=utf-8', html, { quality: QUALITY_OF_PAGES });
}

/** @param next the address of the part that follows it, unless it is the last */
export function finishJson(value: unknown, next?: string): CachedAnswer {
  return finishText(200, JSON_TYPE, JSON.stringify(value), { next });
}

/** The same of a list that may be long. */
export async function finishLongList(items: readonly unknown[]): Promise<CachedAnswer> {
  return finishText(200, JSON_TYPE, await writeList(items));
}

/** Finishes an answer that does not get smaller, such as an image. */
export function finishBytes(contentType: string, bytes: Buffer): CachedAnswer {
  const body = once(() => Promise.resolve(bytes));
  return {
    status: 200,
    contentType,
    bodies: new Map([['identity', body]]),
    size: bytes.length,
    sent: new Map(),
  };
}

/** For what is sent once: it is compressed on its way, in the encoding that is asked for. */
export function finishOnce(status: number, contentType: string, text: string): CachedAnswer {
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

/** An answer that sends the caller to another address: for good, for now, or after a form. */
export function redirectTo(location: string, status: 301 | 302 | 303 = 301): CachedAnswer {
  const contentType = 'text/plain; charset=utf-8';
  return { status, contentType, location, bodies: new Map(), size: 0, sent: new Map() };
}

/**
 * The tag is strong, so bytes of another encoding have another one. A part that gets a successor is
 * not what it was, whatever it holds.
 */
function once(encode: () => Promise<Buffer>, next?: string): () => Promise<Body> {
  let body: Promise<Body> | undefined;
  return () => (body ??= encode().then((bytes) => ({ bytes, etag: contentTag(bytes, next) })));
}
