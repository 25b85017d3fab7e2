import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A program that webhooks are sent to. */
export interface WebhookReceiver {
  host: string;
  /** The bodies that have come, with their ids. */
  received: { id: string; type: string }[];
  /** What it answers from now on. */
  answer: { status: number; body: string };
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { type } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string };
      receiver.received.push({ id: String(request.headers['webhook-id']), type });
      response.writeHead(receiver.answer.status).end(receiver.answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: { status: 200, body: '' },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
