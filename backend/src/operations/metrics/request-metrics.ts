import { Histogram, type Registry } from 'prom-client';
import type { Answered } from '../../common/logging/access-log.js';

/** Seconds. Cached responses are in the first bucket. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Each built file is a route; they share one label. */
const FILE = /^\/assets\//;

/** Returns a function that records the duration of a response. Clients cannot add time series. */
export function measureRequests(registry: Registry): (answer: Answered) => void {
  const durations = new Histogram({
    name: 'lectern_http_request_duration_seconds',
    help: 'Time until a response was sent, by route template, method and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ method, route, status, ms }) =>
    durations.observe(
      {
        method: METHODS.has(method) ? method : 'other',
        route: routeOf(route),
        status: classOf(status),
      },
      ms / 1000,
    );
}

function routeOf(route: string | null): string {
  if (route === null) return 'unknown';
  return FILE.test(route) ? '/assets/*' : route;
}

function classOf(status: number | null): string {
  return status === null ? 'cut-off' : `${Math.floor(status / 100)}xx`;
}
