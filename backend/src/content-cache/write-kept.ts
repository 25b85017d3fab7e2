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
  const status = statusOf(occasion);
  const body = occasion.isHeld ? NOTHING : kept.body;
  if (!response.shouldKeepAlive) {
    response.writeHead(status, toHead(linesOf(kept, occasion))).end(body);
    return;
  }
  response.statusCode = status;
  // What waits behind another answer shares its body with all others.
  const isWaiting = response.socket === null;
  if (isWaiting || body.length > MOST_IN_ONE_PIECE || response.req.method !== 'GET') {
    response._header = headOf(kept, occasion);
    response.end(body);
  } else {
    writeInOnePiece(response, kept, occasion);
  }
}

const NOTHING = Buffer.alloc(0);

/** Only what differs is written anew. */
function writeInOnePiece(response: ServerResponse, kept: KeptResponse, occasion: Occasion): void {
  const form = occasion.isHeld ? 'held' : 'whole';
  const { bytes } = (kept.wires[form] = wireOf(kept, occasion, kept.wires[form]));
  response._header = STARTS[form];
  response._headerSent = true;
  response.end(bytes);
  if (response.writableLength > 0) kept.wires[form] = undefined;
}

const startOf = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nx-request-id: `;
const STARTS = { whole: startOf(200), held: startOf(304) };

function wireOf(kept: KeptResponse, occasion: Occasion, last: Wire | undefined): Wire {
  const { isHeld, requestId } = occasion;
  const second = Math.floor(Date.now() / 1000);
  if (last?.second === second) {
    last.bytes.write(requestId, (isHeld ? STARTS.held : STARTS.whole).length, 'latin1');
    return last;
  }
  const head = Buffer.from(headOf(kept, occasion), 'latin1');
  return { bytes: isHeld ? head : Buffer.concat([head, kept.body]), second };
}

function headOf(kept: KeptResponse, occasion: Occasion): string {
  const status = statusOf(occasion);
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(kept, occasion)}` +
    `Date: ${dateOf(Date.now())}\r\nConnection: keep-alive\r\n` +
    `Keep-Alive: timeout=${Math.floor(occasion.keepAliveTimeout / 1000)}\r\n\r\n`
  );
}

const statusOf = ({ isHeld }: Occasion) => (isHeld ? 304 : 200);

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
