import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inProcessCall } from '../http/in-process.js';
import { currentSpan, type Span, type SpanStart, startSpan, withSpan } from './spans.js';

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span | null;
  }
}

const PROBES = /^\/api\/health\b/;

/**
 * Starts a span for each request, within the caller's trace. Requests refused before routing have none.
 * @param stop called when the server closes
 */
export function traceRequests(server: FastifyInstance, stop: () => Promise<void>): void {
  server.decorateRequest('span', null);
  server.addHook('onRequest', (request, reply, done) => {
    const span = inProcessCall() ? startInner(request) : startOuter(request);
    if (!span) return done();
    request.span = span;
    reply.raw.once(inProcessCall() ? 'finish' : 'close', () => endWith(span, reply));
    withSpan(span, done);
  });
  server.addHook('preValidation', ({ body, span }, _reply, done) =>
    body === undefined || !span ? done() : withSpan(span, done),
  );
  server.addHook('onClose', stop);
}

function startOuter(request: FastifyRequest): Span | null {
  if (PROBES.test(request.routeOptions.url ?? '')) return null;
  const { traceparent } = request.headers;
  const parent = typeof traceparent === 'string' ? traceparent : null;
  return startSpan({ ...describe(request), kind: 'server' }, parent);
}

function startInner(request: FastifyRequest): Span | null {
  const parent = currentSpan();
  return parent?.isKept ? startSpan(describe(request), parent) : null;
}

function describe({ method, routeOptions: { url } }: FastifyRequest): SpanStart {
  return {
    name: url === undefined ? method : `${method} ${url}`,
    attributes: { 'http.request.method': method, ...(url !== undefined && { 'http.route': url }) },
  };
}

function endWith(span: Span, { raw }: FastifyReply): void {
  const { statusCode, headersSent, writableFinished } = raw;
  if (headersSent) span.note({ 'http.response.status_code': statusCode });
  if (!writableFinished) span.end('cut off');
  else span.end(statusCode >= 500 ? String(statusCode) : undefined);
}
