import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spoilRecords } from '../faults/bad-records.js';
import type { SandboxSettings } from '../control/settings.js';
import { findChapter, findChapters, findContent, findContents } from './curriculum.js';
import { sendError } from './errors.js';
import { MAX_LIMIT, pageRequestOf, paginate } from './pagination.js';
import type { ThinkificPlatform } from './platform.js';
import {
  serializeBundle,
  serializeCollection,
  serializeCourse,
  serializeInstructor,
  serializeProduct,
  serializePromotion,
  type SerializerContext,
} from './serializers.js';
import { queryOf, targetOf } from './target.js';

export interface RouteOptions {
  platform: ThinkificPlatform;
  settings: () => SandboxSettings;
  imageBaseUrl: (request: FastifyRequest) => string;
}

type Write<T> = (record: T, context: SerializerContext, query: URLSearchParams) => object;
type Request = FastifyRequest<{ Params: { id?: string } }>;

const asItIs: Write<object> = (record) => record;

export function addThinkificRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { platform, settings, imageBaseUrl } = options;
  const { store } = platform;
  const idOf = (request: Request) => Number(request.params.id);
  const contextOf = (request: Request) => ({ store, imageBaseUrl: imageBaseUrl(request) });

  function one<T>(path: string, find: (id: number) => T | undefined, write: Write<T>): void {
    app.get(path, (request: Request, reply) => {
      const record = find(idOf(request));
      return record
        ? reply.send(write(record, contextOf(request), queryOf(request)))
        : sendError(reply, 404);
    });
  }

  function sendList<T>(
    request: Request,
    reply: FastifyReply,
    records: readonly T[],
    write: Write<T>,
  ): FastifyReply {
    const query = queryOf(request);
    const { page, limit } = pageRequestOf(query);
    if (limit > MAX_LIMIT && settings().limitAboveMaximum === 'reject') {
      const errors = { limit: [`must be less than or equal to ${MAX_LIMIT}`] };
      return reply.code(422).send({ errors });
    }
    const context = contextOf(request);
    const target = targetOf(request);
    const asked = { page, limit: Math.min(limit, MAX_LIMIT, settings().largestPage) };
    const answer = paginate(records, asked, (kind) => !!platform.faults.take(target, [kind]));
    const items = answer.items.map((each) => ({ ...write(each, context, query) }));
    const fault = platform.faults.take(target, ['bad-record']);
    return reply.send({ ...answer, items: spoilRecords(items, fault) });
  }

  function list<T>(
    path: string,
    find: (id: number, query: URLSearchParams) => readonly T[] | undefined,
    write: Write<T>,
  ): void {
    app.get(path, (request: Request, reply) => {
      const records = find(idOf(request), queryOf(request));
      return records ? sendList(request, reply, records, write) : sendError(reply, 404);
    });
  }

  list('/courses', () => store.courses(), serializeCourse);
  one('/courses/:id', (id) => store.course(id), serializeCourse);
  list('/courses/:id/chapters', (id) => findChapters(store, id), asItIs);
  one('/chapters/:id', (id) => findChapter(store, id), asItIs);
  list('/chapters/:id/contents', (id) => findContents(store, id), asItIs);
  one('/contents/:id', (id) => findContent(store, id), asItIs);
  list('/products', () => store.products(), serializeProduct);
  one('/products/:id', (id) => store.product(id), serializeProduct);
  list('/collections', () => store.collections(), serializeCollection);
  one('/collections/:id', (id) => store.collection(id), serializeCollection);
  list('/collections/:id/products', (id) => store.productsOfCollection(id), serializeProduct);
  list('/instructors', () => store.instructors(), serializeInstructor);
  one('/instructors/:id', (id) => store.instructor(id), serializeInstructor);
  one('/bundles/:id', (id) => store.bundle(id), serializeBundle);
  list('/promotions', () => store.promotions(), serializePromotion);
  one('/promotions/:id', (id) => store.promotion(id), serializePromotion);
  app.get('/promotions/by_coupon', (request, reply) => {
    const query = queryOf(request);
    const product = Number(query.get('product_id'));
    const promotion = store.promotionOf(product, query.get('coupon_code') ?? '');
    return promotion ? reply.send(serializePromotion(promotion)) : sendError(reply, 404);
  });
  list(
    '/coupons',
    (_id, query) => store.coupons(Number(query.get('promotion_id'))) ?? [],
    (coupon, _context, query) => ({
      ...coupon,
      promotion_id: Number(query.get('promotion_id')),
    }),
  );
  app.get('/course_reviews', (request: Request, reply) => {
    const query = queryOf(request);
    const course = query.get('course_id');
    if (!course) return reply.code(422).send({ errors: { course_id: ["can't be blank"] } });
    const approved = query.get('approved');
    const wanted = approved === null ? undefined : approved === 'true';
    return sendList(request, reply, store.reviews(Number(course), wanted), asItIs);
  });
  list('/bundles/:id/courses', (id) => store.coursesOfBundle(id), serializeCourse);
}
