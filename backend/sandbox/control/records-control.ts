import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { catalogueChoice } from '../catalogue-choice.js';
import { recordsFault } from '../faults/fault.schema.js';
import type { RecordsPlatform } from '../records/platform.js';
import { parseBody } from './parse.js';
import { addPlatformControl, type ById, found } from './platform-control.js';

export interface RecordsControlOptions {
  platform: RecordsPlatform;
}

const changes = z.record(z.string(), z.json());

export function recordsControl(
  app: FastifyInstance,
  { platform }: RecordsControlOptions,
  done: () => void,
): void {
  const { store } = platform;

  addPlatformControl(app, platform, recordsFault);

  const courseOf = (request: FastifyRequest<ById>) =>
    found(store.course(request.params.id), 'course', request);

  app.patch<ById>('/courses/:id', (request) =>
    store.change(courseOf(request), parseBody(changes, request.body)),
  );

  app.delete<ById>('/courses/:id', (request, reply) => {
    store.remove(courseOf(request));
    return reply.code(204).send();
  });

  app.post<ById>('/courses/:id/restore', (request) =>
    found(store.restore(request.params.id), 'removed course', request),
  );

  app.put('/catalogue', (request) => {
    platform.load(parseBody(catalogueChoice, request.body));
    return { courses: store.records.length };
  });

  done();
}
