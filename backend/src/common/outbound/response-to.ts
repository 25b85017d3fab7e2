import type { ClientRequest, IncomingMessage } from 'node:http';

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
