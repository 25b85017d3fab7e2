import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => void;

export async function startImageHost() {
  const answers = new Map<string, Answer>();
  const requests: string[] = [];
  let sent = 0;
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const answer = answers.get(url);
    if (answer) answer(response);
    else response.writeHead(404).end('Not here.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    requests,
    urlOf: (path: string) => `http://${host}${path}`,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    serve: (path: string, bytes: Buffer | string, type = 'image/jpeg') =>
      void answers.set(path, (response) =>
        response.writeHead(200, { 'Content-Type': type }).end(bytes),
      ),
    redirect: (path: string, location: string) =>
      void answers.set(path, (response) => response.writeHead(302, { Location: location }).end()),
    remove: (path: string) => void answers.delete(path),
    /** Streams `megabytes` MB, or stops when the client disconnects. */
    pour: (path: string, megabytes: number) =>
      void answers.set(path, (response) => {
        const chunk = Buffer.alloc(1024 * 1024);
        response.writeHead(200, { 'Content-Type': 'image/jpeg' });
        const more = () => {
          if (response.destroyed) return;
          sent += 1;
          if (sent >= megabytes) response.end(chunk);
          else response.write(chunk, more);
        };
        more();
      }),
    get megabytesSent() {
      return sent;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ImageHost = Awaited<ReturnType<typeof startImageHost>>;
