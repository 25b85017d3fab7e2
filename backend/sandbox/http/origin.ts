import type { FastifyRequest } from 'fastify';

/** This server's own origin, as the caller knows it. */
export const originOf = (request: FastifyRequest): string => `http://${request.host}`;
