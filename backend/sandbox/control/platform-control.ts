import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FaultBoard } from '../faults/fault-board.js';
import type { Fault } from '../faults/fault.schema.js';
import type { RequestLog } from '../http/request-log.js';
import { ControlError, parseBody } from './parse.js';

export interface ById {
  Params: { id: string };
}

export function found<T>(record: T | undefined, what: string, { params }: FastifyRequest<ById>): T {
  if (record === undefined) throw new ControlError(404, `There is no ${what} ${params.id}.`);
  return record;
}

export function addPlatformControl(
  app: FastifyInstance,
  { faults, log }: { faults: FaultBoard; log: RequestLog },
  fault: z.ZodType<Fault>,
): void {
  app.get('/faults', () => faults.report());

  app.put('/faults', (request) => {
    faults.replace(parseBody(z.array(fault), [request.body].flat()));
    return faults.report();
  });

  app.delete('/faults', (_request, reply) => {
    faults.replace([]);
    return reply.code(204).send();
  });

  app.get('/requests', () => log.report());

  app.delete('/requests', (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });
}
