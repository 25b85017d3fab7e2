import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inProcessCall } from '../http/in-process.js';
import { currentSpan, type Span, type SpanStart, startSpan, withSpan } from './spans.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its part of a trace, where requests are traced. */
    span?: Span | null;
  }
}

/** Asked every few seconds by what looks whether we live. */
const PROBES = /^\/api\/health\b/;

/**
 * Gives each request a span, in the trace of whoever calls. What is answered before the framework has none.
 * @param stop ends the tracing, with the server
 */
export function traceRequests(server: FastifyInstance, stop: () => Promise<void>): void {
  server.decorateRequest('span', null);
  server.addHook('onRequest', (request, reply, done) => {
    const span = inProcessCall() ? startInner(request) : startOuter(request);
    if (!span) return done();
    request.span = span;
    // What was asked from within is closed by nobody.
    reply.raw.once(inProcessCall() ? 'finish' : 'close', () => endWith(span, reply));
    withSpan(span, done);
  });
  // Bodies arrive outside of the context in which they were asked for.
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

/** Has the route's template and no address, as the log. */
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
