import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { isNativeError } from 'node:util/types';

interface InProcessCall {
  fault?: unknown;
}

const current = new AsyncLocalStorage<InProcessCall>();

/** The call that is being answered, if it is one from within: then it belongs to another request. */
export function inProcessCall(): InProcessCall | undefined {
  return current.getStore();
}

/**
 * Asks a route of this process without a network; deadline and log stay those of whoever asks.
 * @throws what the route failed with, as it was thrown there
 */
export async function askInProcess(
  server: FastifyInstance,
  url: string,
  headers: IncomingHttpHeaders = {},
): Promise<{ status: number; body: string; bytes: Buffer; headers: OutgoingHttpHeaders }> {
  const call: InProcessCall = {};
  // Fastify asks once somebody waits for the answer, which has to be in here.
  const response = await current.run(call, async () => await server.inject({ url, headers }));
  const { statusCode, body, rawPayload } = response;
  if (statusCode < 500) {
    return { status: statusCode, body, bytes: rawPayload, headers: response.headers };
  }
  throw isNativeError(call.fault) ? call.fault : new Error(`${url} answered ${statusCode}.`);
}
