import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { KeptResponse } from './kept-response.js';

declare module 'node:http' {
  interface ServerResponse {
    /** The head as it leaves. Where it is set, Node neither looks through headers nor makes one. */
    _header: string | null;
  }
}

/** What of an answer is not the same each time. */
interface Occasion {
  requestId: string;
  isHeld: boolean;
  /** Milliseconds that the connection stays open for another request. */
  keepAliveTimeout: number;
}

export function writeKept(response: ServerResponse, kept: KeptResponse, occasion: Occasion): void {
  const { requestId, isHeld, keepAliveTimeout } = occasion;
  const lines = `x-request-id: ${requestId}\r\n${kept.policies}${kept.head}${isHeld ? '' : kept.headOfBody}`;
  const status = isHeld ? 304 : 200;
  if (response.shouldKeepAlive) {
    response.statusCode = status;
    response._header =
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Date: ${dateOf(Date.now())}\r\n` +
      `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n\r\n`;
  } else {
    response.writeHead(status, toHead(lines));
  }
  if (isHeld) response.end();
  else response.end(kept.body, 'latin1');
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
