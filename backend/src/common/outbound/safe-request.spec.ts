import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { safeRequest } from './safe-request.js';
import { PrivateAddressError } from './public-address.js';

describe('asking elsewhere', () => {
  it('leads nobody along a connection that another may have into the network', async () => {
    await using server = createServer((_request, response) => response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
    const { signal } = new AbortController();
    const ask = (isPrivateAllowed: boolean) =>
      safeRequest(url, { method: 'GET', headers: {}, isPrivateAllowed, signal });
    const answer = await ask(true);
    await once(answer.resume(), 'close');
    await expect(ask(false)).rejects.toThrow(PrivateAddressError);
  });

  it('waits for no answer of a server that turns to another protocol', async () => {
    const turn = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
    await using server = createServer(({ socket }) => socket.write(turn));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
    const { signal } = new AbortController();
    const asked = safeRequest(url, { method: 'GET', headers: {}, isPrivateAllowed: true, signal });
    await expect(asked).rejects.toThrow('The connection was closed without a response.');
  });
});
