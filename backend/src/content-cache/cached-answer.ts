import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTag } from '../common/http/etag.js';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes of an answer, with their entity tag unless they are sent only once. */
export interface Body {
  bytes: Buffer;
  etag?: string;
}

/** A finished answer: its bytes in every encoding that it comes in, ready to be sent again. */
export interface CachedAnswer {
  status: number;
  contentType: string;
  location?: string;
  bodies: Map<Encoding, Body>;
  /** Whether it is kept under another key than the one that it was asked for by. */
  isElsewhere?: boolean;
}

/** Made once and sent often, but somebody waits for the first: 9 of 11 is where the gain ends. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export async function finishText(
  status: number,
  contentType: string,
  text: string,
): Promise<CachedAnswer> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  return {
    status,
    contentType,
    bodies: new Map([
      ['br', tagged(br)],
      ['gzip', tagged(gzipped)],
      ['identity', tagged(identity)],
    ]),
  };
}

/** Finishes an answer that does not get smaller, such as an image. */
export function finishBytes(contentType: string, bytes: Buffer): CachedAnswer {
  return { status: 200, contentType, bodies: new Map([['identity', tagged(bytes)]]) };
}

/** For what is sent once: it is compressed on its way, in the encoding that is asked for. */
export function finishOnce(status: number, contentType: string, text: string): CachedAnswer {
  return { status, contentType, bodies: new Map([['identity', { bytes: Buffer.from(text) }]]) };
}

/** An answer that sends the caller to another address: for good, or with 303 after a form. */
export function redirectTo(location: string, status: 301 | 303 = 301): CachedAnswer {
  return { status, contentType: 'text/plain; charset=utf-8', location, bodies: new Map() };
}

export function sizeOf({ bodies }: CachedAnswer): number {
  return [...bodies.values()].reduce((sum, { bytes }) => sum + bytes.length, 1);
}

/** The tag is strong, so bytes of another encoding have another one. */
function tagged(bytes: Buffer) {
  return { bytes, etag: contentTag(bytes) };
}
