import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addAccess } from './access.js';
import { sendError } from './errors.js';
import type { RouteOptions } from './routes.js';
import { queryOf } from './target.js';
import { problemOf, type RegisteredWebhook } from './webhook-registry.js';

export const WEBHOOKS_PATH = '/api/v2';

const DEFAULT_LIMIT = 25;

interface Write {
  Params: { id: string };
  Body: Partial<RegisteredWebhook> | null;
}

/** Implements the Thinkific Webhooks API v2, whose pages differ from those of the Admin API. */
export function thinkificWebhooksApi(
  app: FastifyInstance,
  options: RouteOptions,
  done: () => void,
): void {
  const { registry } = options.platform;
  const pathOf = ({ url }: FastifyRequest) => url.split('?')[0]?.slice(WEBHOOKS_PATH.length) ?? '';

  addAccess(app, options, (request) => ({ path: pathOf(request), page: 1 }));

  // The vendor asks for the content type on every call, also on those without a body.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, parsed) => {
      if (body === '') parsed(null, null);
      else void parse(request, body, parsed);
    },
  );

  app.get('/webhooks', (request) => {
    const query = queryOf(request);
    const limit = Number(query.get('limit')) || DEFAULT_LIMIT;
    const all = registry.list();
    const start = Math.max(
      all.findIndex(({ id }) => id === query.get('next')),
      0,
    );
    const items = all.slice(start, start + limit);
    const next = all[start + limit];
    const page = {
      has_next: next !== undefined,
      next_page: next?.id ?? '',
      page_items: items.length,
      total_items: all.length,
    };
    return { items, meta: { page } };
  });

  app.post<Write>('/webhooks', ({ body }, reply) => {
    const errors = problemOf(body ?? {});
    if (errors) return reply.code(422).send({ errors });
    return reply.code(201).send(registry.create(body?.topic ?? '', body?.target_url ?? ''));
  });

  app.get<Write>(
    '/webhooks/:id',
    ({ params }, reply) => registry.find(params.id) ?? sendError(reply, 404),
  );

  app.put<Write>('/webhooks/:id', ({ params, body }, reply) => {
    const webhook = registry.find(params.id);
    if (!webhook) return sendError(reply, 404);
    const { topic, target_url: url } = { ...webhook, ...body };
    const errors = problemOf({ topic, target_url: url });
    if (errors) return reply.code(422).send({ errors });
    const updated_at = new Date().toISOString();
    return Object.assign(webhook, { topic, target_url: url, status: 'active', updated_at });
  });

  app.delete<Write>('/webhooks/:id', ({ params }, reply) =>
    registry.remove(params.id) ? reply.code(204).send() : sendError(reply, 404),
  );

  done();
}
