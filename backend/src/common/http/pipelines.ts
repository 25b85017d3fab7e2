import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Of a connection, the answers that come behind another one. */
const lines = new WeakMap<Socket, Set<ServerResponse>>();

/** How many answers wait on a connection for those before them, this one among them. */
export function standInLine(socket: Socket, response: ServerResponse): number {
  if (response.socket !== null) return 0;
  const line = lines.get(socket) ?? openLine(socket);
  line.add(response);
  response.once('finish', () => line.delete(response));
  return line.size;
}

/** Node tells of a connection's end only the answer that is being sent. */
function openLine(socket: Socket): Set<ServerResponse> {
  const line = new Set<ServerResponse>();
  lines.set(socket, line);
  socket.once('close', () => {
    for (const response of line) if (response.socket === null) response.destroy().emit('close');
  });
  return line;
}
