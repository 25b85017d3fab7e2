import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareAnswer {
  path: string;
  status: number;
  head: string[];
  /** Base64. */
  body: string;
}

const [, , file = ''] = process.argv;
const answers = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as BareAnswer[]).map(({ path, status, head, body }) => [
    path,
    { status, head, body: Buffer.from(body, 'base64') },
  ]),
);

/** The minimum of a Node server: it returns prepared responses by URL. */
const server = createServer((request, response) => {
  const { status, head, body } = answers.get(request.url ?? '') ?? {
    status: 404,
    head: [],
    body: '',
  };
  response.writeHead(status, head);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`\n  Site  http://127.0.0.1:${port}\n  API\n`);
});
process.on('SIGTERM', () => process.exit());
