import { tracedCall } from '../../common/tracing/traced-call.js';
import type { PurgeRequest } from '../../config/purge-template.js';

const TIMEOUT = 4_000;

/** Contains only the URL, because the rest of the request may hold secrets. */
class PurgeError extends Error {}

export async function sendPurge({ url, ...request }: PurgeRequest): Promise<void> {
  const { host } = new URL(url);
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await tracedCall(
      { method: request.method, url },
      () => fetch(url, { ...request, redirect: 'manual', signal }),
      ({ status }) => status,
    );
    await response.body?.cancel();
    if (!response.ok) throw new PurgeError(`${host} responded with ${response.status}`);
  } catch (error) {
    throw error instanceof PurgeError ? error : new PurgeError(`${host}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
}
