import type { ServerResponse } from 'node:http';

const MINUTE = 60_000;

/** Ends a response whose client has read nothing for `patience` milliseconds. Slow clients are not affected. */
export function endWhenStalled(response: ServerResponse, patience = MINUTE): void {
  response.setTimeout(patience, () => response.destroy());
}
