import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxSettings } from '../control/settings.js';
import { spoilRecords } from '../faults/bad-records.js';
import type { FaultOf } from '../faults/fault.schema.js';
import { originOf } from '../http/origin.js';
import { sendError } from './errors.js';
import type { Course } from './model.js';
import { pageRequestOf, paginate, type Page } from './pagination.js';
import type { UdemyPlatform } from './platform.js';
import { serializeCourse } from './serializers.js';
import { queryOf, targetOf } from './target.js';

export interface RouteOptions {
  platform: UdemyPlatform;
  settings: () => SandboxSettings;
  imageBaseUrl: (request: FastifyRequest) => string;
}

type Link = 'circular-next' | 'foreign-next';

export function addUdemyRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { platform, settings, imageBaseUrl } = options;
  const { store, faults } = platform;

  app.get('/taught-courses/courses', (request, reply) => {
    const [path, query] = request.url.split('?');
    return reply.redirect(query === undefined ? `${path}/` : `${path}/?${query}`, 301);
  });

  app.get('/taught-courses/courses/', (request, reply) => {
    const query = queryOf(request);
    const target = targetOf(request);
    const asked = pageRequestOf(query, settings().largestPage);
    const page =
      asked && paginate(store.courses(), asked, (kind) => faults.take(target, [kind]) !== null);
    if (!page) return sendError(reply, 404, 'Invalid page.');
    const context = {
      imageBaseUrl: imageBaseUrl(request),
      courseFields: query.get('fields[course]'),
      userFields: query.get('fields[user]'),
    };
    return {
      count: page.count,
      next: nextOf(request, page, faults.take(target, ['circular-next', 'foreign-next'])),
      previous: page.previous === null ? null : linkTo(request, page.previous),
      results: spoilRecords(
        page.results.map((course) => ({
          ...serializeCourse(course, context),
          ...(faults.take(target, ['numeric-id']) && { id: 950_390 }),
          ...(faults.take(target, ['null-url']) && { url: null }),
        })),
        faults.take(target, ['bad-record']),
      ),
    };
  });
}

/** Builds the URL of another page, by default on this server. */
function linkTo(request: FastifyRequest, page: number, origin = originOf(request)): string {
  const link = new URL(request.url, origin);
  link.searchParams.set('page', String(page));
  return link.href;
}

function nextOf(
  request: FastifyRequest,
  { next }: Page<Course>,
  fault: FaultOf<Link> | null,
): string | null {
  if (next === null) return null;
  switch (fault?.kind) {
    case 'circular-next':
      return linkTo(request, next - 1);
    case 'foreign-next':
      return linkTo(request, next, fault.origin);
    case undefined:
      return linkTo(request, next);
  }
}
