import type { ServerResponse } from 'node:http';

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Gives an answer up whose reader has taken nothing for this long, so that what the answer holds is
 * free again. A slow reader takes something now and then and is waited for.
 */
export function endWhenStalled(response: ServerResponse, patience = MINUTE): void {
  response.setTimeout(patience, () => response.destroy());
}
