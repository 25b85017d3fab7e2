import type { FastifyRequest } from 'fastify';

export const originOf = (request: FastifyRequest): string => `http://${request.host}`;
