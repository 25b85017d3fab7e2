import type { ClientRequest, IncomingMessage } from 'node:http';

/** The answer to a request that was sent, of whose body nothing was read yet. @throws what its connection ends with */
export function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request
      .on('response', resolve)
      .on('error', reject)
      // Of a server that turns to another protocol (101), Node tells nothing else, and no signal ends the wait.
      .on('close', () => reject(new NoAnswerError()));
  });
}

class NoAnswerError extends Error {
  readonly code = 'ECONNRESET';

  constructor() {
    super('The connection has ended without an answer.');
  }
}
