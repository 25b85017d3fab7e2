import type { FastifyInstance } from 'fastify';
import { subscribe } from 'node:diagnostics_channel';

const routes = new WeakMap<FastifyInstance, string[]>();

/** Records the routes of each server that is created from now on. */
export function noteRoutes(): void {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const noted: string[] = [];
    routes.set(fastify, noted);
    fastify.addHook('onRoute', ({ method, url }) => {
      noted.push(...[method].flat().map((verb) => `${verb} ${url}`));
    });
  });
}

export function routesOf(server: FastifyInstance): string[] {
  return routes.get(server) ?? [];
}
