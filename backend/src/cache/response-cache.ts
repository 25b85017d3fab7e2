import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { askInProcess, inProcessCall } from '../common/http/in-process.js';
import { isHeld } from '../common/http/not-modified.js';
import type { ContentCacheService } from './content-cache.service.js';
import { type Encoding, preferredEncoding } from './encoding.js';
import {
  isForEverybody,
  type CachedResponse,
  type CachedResponses,
  toCachedResponse,
} from './cached-response.js';

declare module 'fastify' {
  interface FastifyReply {
    cachedAs: { answer: CachedResponses; preferred: Encoding } | null;
    isCached: boolean;
  }
}

interface ResponseCacheOptions {
  contents: ContentCacheService;
  isStopping: () => boolean;
  isRefused: (request: IncomingMessage) => boolean;
}

/**
 * Sends cached responses before handlers and later hooks run. Caches only responses that are the same for everybody.
 */
export class ResponseCache {
  /** Bounded, because no files are added while the server runs. */
  private readonly files = new Map<string, CachedResponses>();

  constructor(
    private readonly server: FastifyInstance,
    private readonly options: ResponseCacheOptions,
  ) {}

  /** Must be called before other hooks are added. */
  sendCached(): void {
    this.server.decorateReply('isCached', false);
    this.server.addHook('onRequest', (request, reply, done) => {
      const cached = this.findFor(request);
      if (cached) send(request, reply, cached);
      else done();
    });
  }

  /** Must be called before the hook that answers 304, which drops the body. */
  cacheSent(): void {
    this.server.decorateReply('cachedAs', null);
    this.server.addHook('onSend', (request, reply, payload, done) => {
      this.store(request, reply, payload);
      done();
    });
  }

  cacheFiles(server: FastifyInstance): void {
    server.addHook('onResponse', async ({ method, url, routeOptions, headers }, { statusCode }) => {
      const isWhole = method === 'GET' && statusCode === 200 && url === routeOptions.url;
      if (isWhole && !inProcessCall()) {
        await this.cacheFile(url, preferredEncoding(headers['accept-encoding']));
      }
    });
  }

  private findFor({ raw }: FastifyRequest): CachedResponse | undefined {
    const { isRefused, isStopping } = this.options;
    if (inProcessCall() || !isForEverybody(raw) || isStopping() || isRefused(raw)) return undefined;
    const { url = '', headers } = raw;
    const found = this.options.contents.find(url) ?? this.files.get(url);
    return found?.sent.get(preferredEncoding(headers['accept-encoding']));
  }

  private store({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    if (!reply.cachedAs || reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return;
    if (raw.method !== 'GET' || !isForEverybody(raw)) return;
    const { answer, preferred } = reply.cachedAs;
    answer.sent.set(preferred, toCachedResponse(reply.getHeaders(), payload));
  }

  private async cacheFile(url: string, preferred: Encoding): Promise<void> {
    const file = this.files.get(url) ?? { sent: new Map<Encoding, CachedResponse>() };
    if (file.sent.has(preferred)) return;
    const asked = { 'accept-encoding': preferred };
    const { status, headers, bytes } = await askInProcess(this.server, url, asked);
    if (status !== 200) return;
    file.sent.set(preferred, toCachedResponse(headers, bytes));
    this.files.set(url, file);
  }
}

function send({ raw, id }: FastifyRequest, reply: FastifyReply, cached: CachedResponse): void {
  reply.hijack();
  reply.isCached = true;
  const requestId = ['x-request-id', id];
  if (isHeld(raw, cached.etag))
    reply.raw.writeHead(304, [...cached.headersWithoutBody, ...requestId]).end();
  else reply.raw.writeHead(200, [...cached.headers, ...requestId]).end(cached.body);
}
