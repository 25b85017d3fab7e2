import type { FastifyInstance } from 'fastify';
import { addAccess } from './access.js';
import { addThinkificRoutes, type RouteOptions } from './routes.js';
import { targetOf } from './target.js';

/** Implements the Thinkific Admin API v1. Register it under `API_PATH`. */
export function thinkificApi(app: FastifyInstance, options: RouteOptions, done: () => void): void {
  addAccess(app, options, targetOf);
  addThinkificRoutes(app, options);
  done();
}
