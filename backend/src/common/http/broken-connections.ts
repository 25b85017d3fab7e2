import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBrokenHost } from './broken-request.js';
import { inProcessCall } from './in-process.js';

const MINUTE = 60_000;

export function endWhenStalled(response: ServerResponse, patience = MINUTE): void {
  response.setTimeout(patience, () => response.destroy());
}

/** Returns whether the client disconnected, or the source broke off, before the response was complete. */
export function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

declare module 'fastify' {
  interface FastifyReply {
    isDropped: boolean;
  }
}

/**
 * The most pipelined requests that may wait on one connection. Browsers and proxies do not pipeline, but Node accepts
 * every request in a packet, which may be thousands.
 */
const MOST_WAITING = 100;

const BROKEN_HOST = Object.assign(new Error('The Host header is invalid.'), {
  code: 'BROKEN_HOST',
});

export function refuseBrokenConnections(server: FastifyInstance): void {
  server.decorateReply('isDropped', false);
  const waiting = new WeakMap<Socket, number>();

  function countWaiting(socket: Socket, response: ServerResponse): number {
    if (response.socket !== null) return 0;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return count;
  }

  server.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw;
    if (inProcessCall()) return done();
    const isFull = countWaiting(socket, reply.raw) > MOST_WAITING;
    // A request may share a packet with an earlier one that was refused.
    if (!socket.writableEnded && !isFull && !hasBrokenHost(raw)) return done();
    reply.hijack();
    reply.isDropped = socket.writableEnded || isFull;
    if (isFull) socket.destroy();
    else if (!socket.writableEnded) server.server.emit('clientError', BROKEN_HOST, socket);
  });
}
