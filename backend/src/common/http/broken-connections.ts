import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBrokenHost } from './broken-request.js';
import { inProcessCall } from './in-process.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Whether nothing was done for the request, nor is told of it, since its connection was refused before. */
    isDropped: boolean;
  }
}

/**
 * Requests on one connection that wait for the answers before theirs. Browsers and proxies send one once the one before
 * it is answered, but Node takes all of a packet, which may be thousands.
 */
const MOST_WAITING = 100;

const BROKEN_HOST = Object.assign(new Error('The Host header is broken.'), { code: 'BROKEN_HOST' });

/** Ends connections that send too many requests at once or a broken `Host`; nothing else is done for them. */
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
    // A request may stand in one packet behind another that was refused.
    if (!socket.writableEnded && !isFull && !hasBrokenHost(raw)) return done();
    reply.hijack();
    reply.isDropped = socket.writableEnded || isFull;
    if (isFull) socket.destroy();
    else if (!socket.writableEnded) server.server.emit('clientError', BROKEN_HOST, socket);
  });
}
