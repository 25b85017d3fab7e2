import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catalogueChoice } from '../catalogue-choice.js';
import { thinkificFault } from '../faults/fault.schema.js';
import { buildOrder } from '../thinkific/order.js';
import type { ThinkificPlatform } from '../thinkific/platform.js';
import { webhookTarget } from '../thinkific/webhook-sender.js';
import {
  serializeCourse,
  serializeInstructor,
  serializeProduct,
} from '../thinkific/serializers.js';
import { parseBody } from './parse.js';
import { addPlatformControl, type ById, found } from './platform-control.js';
import {
  courseChanges,
  instructorChanges,
  newOrder,
  productChanges,
  promotions,
  reviews,
} from './thinkific-changes.schema.js';

const FIRST_ORDER = 19_796;

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
  let orders = 0;
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

  app.patch<ById>('/instructors/:id', (request) => {
    const changes = parseBody(instructorChanges, request.body);
    const changed = store.changeInstructor(idOf(request), changes);
    return serializeInstructor(found(changed, 'instructor', request), contextOf(request));
  });

  app.delete<ById>('/instructors/:id', (request, reply) => {
    found(store.removeInstructor(idOf(request)), 'instructor', request);
    return reply.code(204).send();
  });

  app.put('/promotions', (request, reply) => {
    store.setPromotions(parseBody(promotions, request.body));
    return reply.code(204).send();
  });

  app.put('/reviews', (request, reply) => {
    store.setReviews(parseBody(reviews, request.body));
    return reply.code(204).send();
  });

  app.post<ById>('/products/:id/orders', (request, reply) => {
    const wish = parseBody(newOrder, request.body);
    const product = found(store.product(idOf(request)), 'product', request);
    orders += 1;
    const order = buildOrder(product, { id: FIRST_ORDER + orders, ...wish });
    return reply.code(201).send(tell('order', 'created', order));
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
