import type { IncomingHttpHeaders } from 'node:http';
import { retryAfter } from '../../../common/outbound/response-to.js';

/** Limits of the wait in milliseconds, and the default. */
export interface RateLimitBounds {
  min: number;
  max: number;
  unknown: number;
}

export const RATE_LIMIT_BOUNDS: RateLimitBounds = { min: 1_000, max: 120_000, unknown: 60_000 };

const JITTER = 0.1;

/** A larger value is milliseconds since 1970; in seconds it would be the year 5138. */
const LARGEST_SECONDS = 1e11;
/** A smaller value is a remaining time; as seconds since 1970 it would be the year 2001. */
const SMALLEST_EPOCH = 1e9;
/** A larger remaining time is in milliseconds; in seconds it would be more than an hour. */
const LARGEST_REMAINING_SECONDS = 3_600;

/**
 * Returns milliseconds. Thinkific sends the time or the remaining time until the window opens, Udemy how long to wait.
 */
export function rateLimitWait(
  headers: IncomingHttpHeaders,
  now: number,
  bounds = RATE_LIMIT_BOUNDS,
): number {
  const wait = fromReset(headers, now) ?? retryAfter(headers, now);
  if (wait === null) return bounds.unknown * (1 + Math.random() * JITTER);
  return Math.min(Math.max(wait, bounds.min), bounds.max);
}

function fromReset({ 'ratelimit-reset': value }: IncomingHttpHeaders, now: number): number | null {
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value)) return null;
  const reset = Number(value);
  if (reset < SMALLEST_EPOCH) return reset > LARGEST_REMAINING_SECONDS ? reset : reset * 1000;
  return (reset > LARGEST_SECONDS ? reset : reset * 1000) - now;
}
