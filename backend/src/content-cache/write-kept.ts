import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { KeptResponse, Wire } from './kept-response.js';

declare module 'node:http' {
  interface ServerResponse {
    /** The head as it leaves. Where it is set, Node neither looks through headers nor makes one. */
    _header: string | null;
    /** Where it is set, Node sends none before the body. */
    _headerSent: boolean;
  }
}

/** What of an answer is not the same each time. */
interface Occasion {
  requestId: string;
  isHeld: boolean;
  /** Milliseconds that the connection stays open for another request. */
  keepAliveTimeout: number;
}

/** Bytes. A longer body is not kept once more with its head in front of it. */
const MOST_IN_ONE_PIECE = 64 * 1024;

export function writeKept(response: ServerResponse, kept: KeptResponse, occasion: Occasion): void {
  const { isHeld } = occasion;
  if (!response.shouldKeepAlive) {
    response.writeHead(isHeld ? 304 : 200, toHead(linesOf(kept, occasion)));
  } else if (isHeld || kept.body.length > MOST_IN_ONE_PIECE || response.req.method !== 'GET') {
    response.statusCode = isHeld ? 304 : 200;
    response._header = headOf(kept, occasion);
  } else {
    return writeInOnePiece(response, kept, occasion);
  }
  if (isHeld) response.end();
  else response.end(kept.body);
}

/** Only what differs is written anew. */
function writeInOnePiece(response: ServerResponse, kept: KeptResponse, occasion: Occasion): void {
  const { bytes } = (kept.wire = wireOf(kept, occasion));
  response._header = START;
  response._headerSent = true;
  response.end(bytes);
  if (response.writableLength > 0) kept.wire = undefined;
}

const START = `HTTP/1.1 200 ${STATUS_CODES[200]}\r\nx-request-id: `;
const ID = START.length;

function wireOf(kept: KeptResponse, occasion: Occasion): Wire {
  const second = Math.floor(Date.now() / 1000);
  const { wire } = kept;
  if (wire?.second === second) {
    wire.bytes.write(occasion.requestId, ID, 'latin1');
    return wire;
  }
  const bytes = Buffer.concat([Buffer.from(headOf(kept, occasion), 'latin1'), kept.body]);
  return { bytes, second };
}

function headOf(kept: KeptResponse, occasion: Occasion): string {
  const status = occasion.isHeld ? 304 : 200;
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(kept, occasion)}` +
    `Date: ${dateOf(Date.now())}\r\nConnection: keep-alive\r\n` +
    `Keep-Alive: timeout=${Math.floor(occasion.keepAliveTimeout / 1000)}\r\n\r\n`
  );
}

function linesOf(kept: KeptResponse, { requestId, isHeld }: Occasion): string {
  const { policies, head, headOfBody } = kept;
  return `x-request-id: ${requestId}\r\n${policies}${head}${isHeld ? '' : headOfBody}`;
}

let date = '';
let second = 0;

function dateOf(now: number): string {
  const current = Math.floor(now / 1000);
  if (current !== second) {
    second = current;
    date = new Date(now).toUTCString();
  }
  return date;
}

/** Names and values by turns. */
function toHead(lines: string): string[] {
  return lines
    .trimEnd()
    .split('\r\n')
    .flatMap((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
}
