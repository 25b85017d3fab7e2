import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

const MESSAGES: Partial<Record<number, string>> = {
  401: 'Invalid token.',
  403: 'You do not have permission to perform this action.',
  404: 'Not found.',
  429: 'Request was throttled.',
};

export const sendError = (
  reply: FastifyReply,
  status: number,
  detail = MESSAGES[status] ?? STATUS_CODES[status] ?? 'Error',
): FastifyReply => reply.code(status).send({ detail });

export const sendThrottled = (reply: FastifyReply, waitMs: number): FastifyReply =>
  sendError(reply.header('Retry-After', Math.ceil(waitMs / 1000)), 429);
