import type { IncomingHttpHeaders } from 'node:http';

export function retryAfter(
  { 'retry-after': value }: IncomingHttpHeaders,
  now: number,
): number | null {
  if (value === undefined) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date - now;
}
