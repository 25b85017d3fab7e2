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

/** Sends a 429 whose only information is when the window ends, in the configured format. */
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
  const remaining = Math.max(resetsAt - Date.now(), 0);
  switch (unit) {
    case 'ms':
      return { 'RateLimit-Reset': resetsAt };
    case 'remaining-ms':
      return { 'RateLimit-Reset': remaining };
    case 'remaining-s':
      return { 'RateLimit-Reset': Math.ceil(remaining / 1000) };
    case 's':
      return { 'RateLimit-Reset': Math.ceil(resetsAt / 1000) };
    case 'retry-after':
      return { 'Retry-After': Math.ceil(remaining / 1000) };
    case 'retry-after-date':
      return { 'Retry-After': new Date(resetsAt).toUTCString() };
    case 'missing':
      return {};
  }
}
