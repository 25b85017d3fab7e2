import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ThinkificPlatform } from '../thinkific/platform.js';
import { serializeCourse, serializeProduct } from '../thinkific/serializers.js';
import { ControlError, parseBody } from './parse.js';
import {
  catalogueChoice,
  courseChanges,
  faultList,
  productChanges,
} from './thinkific-changes.schema.js';

export interface ThinkificControlOptions {
  platform: ThinkificPlatform;
  imageBaseUrl: (request: FastifyRequest) => string;
}

interface ById {
  Params: { id: string };
}

function found<T>(record: T | undefined, what: string, { params }: FastifyRequest<ById>): T {
  if (record === undefined) throw new ControlError(404, `There is no ${what} ${params.id}.`);
  return record;
}

/** The calls under `/control/thinkific`: what the platform holds, and how it misbehaves. */
export function thinkificControl(
  app: FastifyInstance,
  { platform, imageBaseUrl }: ThinkificControlOptions,
  done: () => void,
): void {
  const { store, faults, log } = platform;
  const idOf = (request: FastifyRequest<ById>) => Number(request.params.id);
  const contextOf = (request: FastifyRequest) => ({ store, imageBaseUrl: imageBaseUrl(request) });

  app.get('/faults', () => faults.report());

  app.put('/faults', (request) => {
    faults.replace(parseBody(faultList, [request.body].flat()));
    return faults.report();
  });

  app.delete('/faults', (_request, reply) => {
    faults.replace([]);
    return reply.code(204).send();
  });

  app.patch<ById>('/courses/:id', (request) => {
    const changes = parseBody(courseChanges, request.body);
    const course = found(store.changeCourse(idOf(request), changes), 'course', request);
    return serializeCourse(course, contextOf(request));
  });

  app.delete<ById>('/courses/:id', (request, reply) => {
    found(store.removeCourse(idOf(request)), 'course', request);
    return reply.code(204).send();
  });

  app.post<ById>('/courses/:id/restore', (request) => {
    const course = found(store.restoreCourse(idOf(request)), 'removed course', request);
    return serializeCourse(course, contextOf(request));
  });

  app.patch<ById>('/products/:id', (request) => {
    const changes = parseBody(productChanges, request.body);
    const product = found(store.changeProduct(idOf(request), changes), 'product', request);
    return serializeProduct(product, contextOf(request));
  });

  app.put('/catalogue', (request) => {
    const choice = parseBody(catalogueChoice, request.body);
    platform.load('name' in choice ? choice.name : choice);
    return { courses: store.courses().length, products: store.products().length };
  });

  app.get('/requests', () => log.report());

  app.delete('/requests', (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });

  done();
}
