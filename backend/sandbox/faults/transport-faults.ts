import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultBoard, Target } from './fault-board.js';
import type { FaultOf } from './fault.schema.js';

export interface TransportFaultOptions {
  board: FaultBoard;
  targetOf: (request: FastifyRequest) => Target;
  answerStatus: (reply: FastifyReply, fault: FaultOf<'status'>) => FastifyReply;
}

const FATAL = [
  'status',
  'cloudflare-error',
  'html-403',
  'html-200',
  'truncated-json',
  'empty-body',
  'wrong-shape',
  'hang-up',
  'redirect',
] as const;

const page = (title: string, text: string): string =>
  `<!DOCTYPE html>\n<html lang="en-US">\n<head><title>${title}</title></head>\n<body><h1>${title}</h1><p>${text}</p></body>\n</html>\n`;

const BLOCKED = page('Attention Required! | Cloudflare', 'Sorry, you have been blocked.');
const MAINTENANCE = page('We will be right back', 'Scheduled maintenance is in progress.');

/** Adds faults that occur before authentication and rate limits, like those of a proxy in front of a platform. */
export function addTransportFaults(app: FastifyInstance, options: TransportFaultOptions): void {
  const truncated = new WeakSet<FastifyRequest>();
  const closing = new AbortController();

  app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });

  app.addHook('onRequest', async (request, reply) => {
    const target = options.targetOf(request);
    const slow = options.board.take(target, ['slow']);
    if (slow && !(await waited(slow.delayMs, closing.signal))) return reply.hijack();
    const fault = options.board.take(target, FATAL);
    if (fault?.kind === 'truncated-json') truncated.add(request);
    else if (fault) return answer(reply, fault, options);
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    const isCut = truncated.has(request) && typeof payload === 'string';
    done(null, isCut ? payload.slice(0, Math.ceil(payload.length / 2)) : payload);
  });
}

/** Waits for the delay. Resolves to false if the server closes in the meantime. */
const waited = (delayMs: number, closing: AbortSignal): Promise<boolean> =>
  delay(delayMs, true, { signal: closing }).catch(() => false);

function answer(
  reply: FastifyReply,
  fault: FaultOf<Exclude<(typeof FATAL)[number], 'truncated-json'>>,
  options: TransportFaultOptions,
): FastifyReply {
  switch (fault.kind) {
    case 'status':
      return options.answerStatus(reply, fault);
    case 'cloudflare-error':
      return reply
        .code(fault.status)
        .type('text/plain; charset=UTF-8')
        .send(`error code: ${fault.status}`);
    case 'html-403':
      return reply.code(403).type('text/html; charset=UTF-8').send(BLOCKED);
    case 'html-200':
      return reply.code(200).type('text/html; charset=UTF-8').send(MAINTENANCE);
    case 'empty-body':
      return reply.code(200).type('application/json; charset=utf-8').send('');
    case 'wrong-shape':
      return reply
        .code(200)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(fault.body));
    case 'redirect':
      return reply.redirect(fault.location, 307);
    case 'hang-up':
      reply.hijack();
      reply.raw.destroy();
      return reply;
  }
}
