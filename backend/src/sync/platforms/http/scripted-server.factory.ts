import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Script = (request: IncomingMessage, response: ServerResponse) => void;

export class ScriptedServer {
  readonly requests: { url: string; headers: IncomingMessage['headers']; at: number }[] = [];
  private scripts: Script[] = [];

  private readonly server = createServer((request, response) => {
    const { url = '', headers } = request;
    const script = this.scripts[Math.min(this.requests.length, this.scripts.length - 1)];
    this.requests.push({ url, headers, at: Date.now() });
    script?.(request, response);
  });

  static async start(): Promise<ScriptedServer> {
    const scripted = new ScriptedServer();
    await new Promise<void>((resolve) => scripted.server.listen(0, '127.0.0.1', resolve));
    return scripted;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  play(...scripts: Script[]): void {
    this.scripts = scripts;
    this.requests.length = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export function answer(
  status: number,
  body: string,
  type = 'application/json',
  headers: Record<string, string> = {},
): Script {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
  };
}

export const json = (value: unknown): Script => answer(200, JSON.stringify(value));

export const hangUp: Script = (request) => request.socket.destroy();

export const turnAway: Script = ({ socket }) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
};
