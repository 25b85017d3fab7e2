import { transport } from './http-client';

/** Adds a `traceparent` header with random ids to each request, so that the server continues the trace. */
export function traceRequests(): void {
  transport.interceptors.request.use((config) => {
    config.headers.set('traceparent', newTrace());
    return config;
  });
}

function newTrace(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const ids = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${ids.slice(0, 32)}-${ids.slice(32)}-01`;
}
