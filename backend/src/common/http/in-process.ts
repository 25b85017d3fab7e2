import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { isNativeError } from 'node:util/types';

interface InProcessCall {
  problem?: unknown;
}

const current = new AsyncLocalStorage<InProcessCall>();

export function inProcessCall(): InProcessCall | undefined {
  return current.getStore();
}

/**
 * Calls a route of this process without the network, within the deadline and the log context of the caller.
 * @throws the error that the route threw
 */
export async function askInProcess(
  server: FastifyInstance,
  url: string,
  headers: IncomingHttpHeaders = {},
): Promise<{ status: number; body: string; bytes: Buffer; headers: OutgoingHttpHeaders }> {
  const call: InProcessCall = {};
  // Fastify starts the request only when it is awaited, so `await` must be inside `run`.
  const response = await current.run(call, async () => await server.inject({ url, headers }));
  const { statusCode, body, rawPayload } = response;
  if (statusCode < 500) {
    return { status: statusCode, body, bytes: rawPayload, headers: response.headers };
  }
  throw isNativeError(call.problem) ? call.problem : new Error(`${url} answered ${statusCode}.`);
}
