import type { ClientRequest, IncomingMessage, IncomingHttpHeaders } from 'node:http';

export class TimeoutError extends Error {}

export async function withTimeout<T>(
  milliseconds: number,
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new TimeoutError()), milliseconds);
  signal.addEventListener('abort', onAbort);
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

export function retryAfter(
  { 'retry-after': value }: IncomingHttpHeaders,
  now: number,
): number | null {
  if (value === undefined) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date - now;
}

export function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request
      .on('response', resolve)
      .on('error', reject)
      // Node emits nothing else when a server switches protocols (101).
      .on('close', () => reject(new NoAnswerError()));
  });
}

class NoAnswerError extends Error {
  readonly code = 'ECONNRESET';

  constructor() {
    super('The connection was closed without a response.');
  }
}
