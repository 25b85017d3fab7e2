import type { ServerResponse } from 'node:http';

const MINUTE = 60_000;

/** Frees what a reader holds who takes nothing for a minute; a slow one takes a bit at times. */
export function endWhenStalled(response: ServerResponse, patience = MINUTE): void {
  response.setTimeout(patience, () => response.destroy());
}
