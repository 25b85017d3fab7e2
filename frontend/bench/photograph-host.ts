import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hold } from '../../backend/bench/bench.ts';
import { photograph } from '../e2e/picture-file.ts';

/** A site that has a photograph at every address, of another one another. @returns where it is */
export async function startPhotographHost(resources: AsyncDisposableStack): Promise<string> {
  const seeds = new Map<string, number>();
  const server = createServer(({ url = '' }, response) => {
    const seed = seeds.get(url) ?? seeds.size;
    seeds.set(url, seed);
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(photograph(seed));
  }).listen(0, '127.0.0.1');
  await hold(resources, once(server, 'listening'), () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
