import type { FastifyRequest } from 'fastify';
import type { Target } from '../faults/fault-board.js';

export const API_PATH = '/instructor-api/v1';

export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?')[1]);

export function targetOf(request: FastifyRequest): Target {
  const [path = ''] = request.url.split('?');
  return {
    path: path.slice(API_PATH.length),
    page: Number(queryOf(request).get('page') ?? 1),
  };
}
