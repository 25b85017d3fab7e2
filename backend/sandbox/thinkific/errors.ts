import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { SandboxSettings } from '../control/settings.js';

const MESSAGES: Partial<Record<number, string>> = {
  401: 'Authentication Error',
  403: 'Access to Apps is not available on your plan. Upgrade to gain access',
  404: 'Record not found.',
};

export const sendError = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).send({ error: MESSAGES[status] ?? STATUS_CODES[status] ?? 'Error' });

/** 429 says nothing but when the window opens again: an epoch in milliseconds, or as told. */
export function sendTooManyRequests(
  reply: FastifyReply,
  resetsAt: number,
  unit: SandboxSettings['rateLimitResetUnit'],
): FastifyReply {
  return reply.headers(resetHeader(resetsAt, unit)).code(429).send();
}

function resetHeader(
  resetsAt: number,
  unit: SandboxSettings['rateLimitResetUnit'],
): Record<string, string | number> {
  switch (unit) {
    case 'ms':
      return { 'RateLimit-Reset': resetsAt };
    case 's':
      return { 'RateLimit-Reset': Math.ceil(resetsAt / 1000) };
    case 'retry-after':
      return { 'Retry-After': Math.max(Math.ceil((resetsAt - Date.now()) / 1000), 0) };
    case 'retry-after-date':
      return { 'Retry-After': new Date(resetsAt).toUTCString() };
    case 'missing':
      return {};
  }
}
