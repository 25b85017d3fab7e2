import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Of a connection, how many answers come behind another one. */
const waiting = new WeakMap<Socket, number>();

/** How many answers wait on a connection for those before them, this one among them. */
export function standInLine(socket: Socket, response: ServerResponse): number {
  if (response.socket !== null) return 0;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return count;
}
