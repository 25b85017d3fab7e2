import type { ServerResponse } from 'node:http';

const MINUTE = 60_000;

export function endWhenStalled(response: ServerResponse, patience = MINUTE): void {
  response.setTimeout(patience, () => response.destroy());
}
