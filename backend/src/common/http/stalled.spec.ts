import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endWhenStalled } from './broken-connections.js';

describe('endWhenStalled', () => {
  const server = createServer();

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => server.close());

  /** Both ends of an answer of which nothing has been taken. */
  const ask = async (): Promise<[IncomingMessage, ServerResponse]> => {
    const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const { port } = server.address() as AddressInfo;
    const answered = once(get({ port, host: '127.0.0.1', agent: false }), 'response');
    const [, response] = await asked;
    response.flushHeaders();
    const [answer] = (await answered) as [IncomingMessage];
    return [answer.on('error', () => undefined), response];
  };

  it('ends an answer whose reader takes nothing', async () => {
    const [, response] = await ask();
    endWhenStalled(response, 50);
    const endless = Buffer.alloc(64 * 1024);
    while (response.write(endless));
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
  });

  it('lets one that moves come to its end, while one beside it is ended', async () => {
    const patience = 2_000;
    const [answer, response] = await ask();
    const [, stalled] = await ask();
    endWhenStalled(response, patience);
    endWhenStalled(stalled, patience);
    answer.resume();
    while (!stalled.closed) {
      response.write('line\n');
      await once(answer, 'data');
    }
    response.end();
    await once(answer, 'end');
    expect(answer.complete).toBe(true);
  });
});
