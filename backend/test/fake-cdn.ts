import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { rawRequest } from './raw-request.js';

interface Purge {
  keys: string[];
  secret: string | string[] | undefined;
}

type Held = Awaited<ReturnType<typeof rawRequest>> & { keys: string[]; until: number };

/** A cache in front of the application that respects `s-maxage` and purges. */
export class FakeCdn {
  readonly purges: Purge[] = [];
  /** The status with which purges are refused. */
  refusal: number | null = null;
  refused = 0;
  origin = '';
  private readonly held = new Map<string, Held>();

  private readonly server = createServer((request, response) => {
    const answer = request.method === 'GET' ? this.read(request) : this.purge(request);
    void answer.then(({ status, headers, body, cache }) => {
      response.writeHead(status, { ...headers, 'x-cache': cache }).end(body);
    });
  });

  static async start(): Promise<FakeCdn> {
    const cdn = new FakeCdn();
    await new Promise<void>((resolve) => cdn.server.listen(0, '127.0.0.1', resolve));
    return cdn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /**
   * Counts the purges with a key.
   * @param by the secret of the sender
   */
  count(key: string, by?: string): number {
    const named = this.purges.filter(({ keys }) => keys.includes(key));
    return named.filter(({ secret }) => by === undefined || secret === by).length;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async read({ url = '', headers }: IncomingMessage) {
    const encoding = String(headers['accept-encoding'] ?? 'identity');
    const key = `${encoding} ${url}`;
    const held = this.held.get(key);
    if (held && held.until > Date.now()) return { ...held, cache: 'HIT' };
    const fresh = await rawRequest(this.origin, 'GET', url, { 'Accept-Encoding': encoding });
    const age = /s-maxage=(\d+)/.exec(fresh.headers['cache-control'] ?? '')?.[1];
    const keys = String(fresh.headers['surrogate-key']).split(' ');
    if (age) this.held.set(key, { ...fresh, keys, until: Date.now() + Number(age) * 1000 });
    return { ...fresh, cache: 'MISS' };
  }

  private async purge(request: IncomingMessage) {
    const { surrogate_keys: keys } = (await json(request)) as { surrogate_keys: string[] };
    if (this.refusal !== null) this.refused += 1;
    else {
      for (const [address, held] of this.held) {
        if (held.keys.some((key) => keys.includes(key))) this.held.delete(address);
      }
      this.purges.push({ keys, secret: request.headers['fastly-key'] });
    }
    return { status: this.refusal ?? 200, headers: {}, body: '', cache: 'PURGE' };
  }
}
