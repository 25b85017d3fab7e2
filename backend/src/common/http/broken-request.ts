import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { AccessLog } from '../logging/access-log.js';

const REFUSALS: Record<string, { status: number; detail: (seconds: number) => string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: () => 'The headers of the request are too large: at most 16 KB are accepted.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: (seconds) => `The request took too long: all of it must arrive within ${seconds} s.`,
  },
};

const MALFORMED = { status: 400, detail: () => 'This is not a valid HTTP request.' };

const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/**
 * Returns whether the request has an invalid or a second `Host`. Node accepts both, and a proxy in front may have used
 * the other one (RFC 9112).
 */
export function hasBrokenHost({ rawHeaders, headers }: IncomingMessage): boolean {
  const isHost = (text: string, at: number) =>
    at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
  return rawHeaders.filter(isHost).length > 1 || !HOST.test(headers.host ?? '');
}

interface Limits {
  requestTimeout: number;
  accessLog: AccessLog;
  log: FastifyBaseLogger;
}

export function refuseBrokenRequest(
  { code }: { code: string },
  socket: Socket,
  { requestTimeout, accessLog, log }: Limits,
): void {
  const { status, detail } = REFUSALS[code] ?? MALFORMED;
  const begun = accessLog.underWayOn(socket);
  if (code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
    socket.destroy();
    return;
  }
  const requestId = String(begun?.getHeader('X-Request-Id') ?? randomUUID());
  // The request has already started, so its log line is written when the connection ends.
  if (begun) accessLog.refuse(begun, status);
  else {
    log.info({ requestId, method: null, route: null, status }, 'answered');
    accessLog.onAnswer?.({ method: '', route: null, status, ms: 0 });
  }
  const title = STATUS_CODES[status];
  const problem = { type: 'about:blank', title, status, detail: detail(requestTimeout) };
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
