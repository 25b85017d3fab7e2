import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catalogueChoice } from '../catalogue-choice.js';
import { thinkificFault } from '../faults/fault.schema.js';
import type { ThinkificPlatform } from '../thinkific/platform.js';
import { webhookTarget } from '../thinkific/webhook-sender.js';
import { serializeCourse, serializeProduct } from '../thinkific/serializers.js';
import { parseBody } from './parse.js';
import { addPlatformControl, type ById, found } from './platform-control.js';
import { courseChanges, productChanges } from './thinkific-changes.schema.js';

export interface ThinkificControlOptions {
  platform: ThinkificPlatform;
  imageBaseUrl: (request: FastifyRequest) => string;
}

export function thinkificControl(
  app: FastifyInstance,
  { platform, imageBaseUrl }: ThinkificControlOptions,
  done: () => void,
): void {
  const { store, webhooks } = platform;
  const idOf = (request: FastifyRequest<ById>) => Number(request.params.id);
  const contextOf = (request: FastifyRequest) => ({ store, imageBaseUrl: imageBaseUrl(request) });

  const tell = <T extends object>(resource: string, action: string, payload: T): T => {
    webhooks.send(resource, action, payload);
    return payload;
  };

  addPlatformControl(app, platform, thinkificFault);

  app.patch<ById>('/courses/:id', (request) => {
    const changes = parseBody(courseChanges, request.body);
    const course = found(store.changeCourse(idOf(request), changes), 'course', request);
    return tell('course', 'updated', serializeCourse(course, contextOf(request)));
  });

  app.delete<ById>('/courses/:id', (request, reply) => {
    found(store.removeCourse(idOf(request)), 'course', request);
    tell('course', 'deleted', { id: idOf(request) });
    return reply.code(204).send();
  });

  app.post<ById>('/courses/:id/restore', (request) => {
    const course = found(store.restoreCourse(idOf(request)), 'removed course', request);
    return tell('course', 'created', serializeCourse(course, contextOf(request)));
  });

  app.patch<ById>('/products/:id', (request) => {
    const changes = parseBody(productChanges, request.body);
    const product = found(store.changeProduct(idOf(request), changes), 'product', request);
    return tell('product', 'updated', serializeProduct(product, contextOf(request)));
  });

  app.put('/webhooks', (request, reply) => {
    webhooks.subscribe(parseBody(webhookTarget, request.body));
    return reply.code(204).send();
  });

  app.get('/webhooks', () => webhooks.report());

  app.put('/catalogue', (request) => {
    platform.load(parseBody(catalogueChoice, request.body));
    return { courses: store.courses().length, products: store.products().length };
  });

  done();
}
