import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import { inProcessCall } from '../http/in-process.js';

export function keepLogContext(server: FastifyInstance, logger: PinoLogger): void {
  const enter = (request: FastifyRequest, done: HookHandlerDoneFunction) =>
    inProcessCall() ? done() : logger.runInContext(done, { bindings: { requestId: request.id } });
  server.addHook('onRequest', (request, _reply, done) => enter(request, done));
  // The body arrives outside the async context of its request.
  server.addHook('preValidation', (request, _reply, done) =>
    request.body === undefined ? done() : enter(request, done),
  );
}
