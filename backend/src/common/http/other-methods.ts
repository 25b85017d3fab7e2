import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { MethodNotAllowedError, NotFoundError } from '../problem/app-error.js';

export const ROUTER_OPTIONS = { maxParamLength: 1_000 };

/** The catch-all routes for pages and for CORS preflights, which do not count as routes of an address. */
const EVERY_ADDRESS = ['/*', '*'];

const inWords = new Intl.ListFormat('en');

/**
 * Responds with 405 to a method that a path does not support, and with 204 to OPTIONS. Must run before routes are
 * added.
 */
export function answerOtherMethods(server: FastifyInstance): void {
  const router = findMyWay(ROUTER_OPTIONS);
  const methods = new Set<HTTPMethod>();
  server.addHook('onRoute', ({ method, url }) => {
    if (EVERY_ADDRESS.includes(url)) return;
    for (const each of [method].flat() as HTTPMethod[]) {
      methods.add(each);
      router.on(each, url, () => undefined);
    }
  });
  server.addHook('onRequest', ({ method, url, routeOptions, headers }, reply, done) => {
    if (routeOptions.url && !EVERY_ADDRESS.includes(routeOptions.url)) return done();
    const allowed: string[] = [...methods].filter((each) => router.find(each, url)).toSorted();
    const isPreflight = 'access-control-request-method' in headers;
    if (allowed.length > 0) void reply.header('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (method === 'OPTIONS' && (allowed.length > 0 || isPreflight)) void reply.code(204).send();
    else if (method === 'OPTIONS') done(new NotFoundError('There is nothing at this address.'));
    else if (allowed.length === 0) done();
    else {
      const list = inWords.format([...allowed, 'OPTIONS']);
      done(new MethodNotAllowedError(`This address accepts ${list}, not ${method}.`));
    }
  });
}
