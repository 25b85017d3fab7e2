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
    /** What this answer belongs to, if everybody gets the same. */
    cachedAs: { answer: CachedResponses; preferred: Encoding } | null;
    /** Whether it was sent from memory, without a handler. */
    isCached: boolean;
  }
}

interface ResponseCacheOptions {
  contents: ContentCacheService;
  isStopping: () => boolean;
  /** Whether the framework is to refuse a request, whatever is kept. */
  isRefused: (request: IncomingMessage) => boolean;
}

/**
 * Sends what is kept before a handler or any later hook is asked. Only what everybody gets is kept, and found by no
 * other address than the one that it is kept under.
 */
export class ResponseCache {
  /** No more than there are files of two builds: none is made while the server runs. */
  private readonly files = new Map<string, CachedResponses>();

  constructor(
    private readonly server: FastifyInstance,
    private readonly options: ResponseCacheOptions,
  ) {}

  /** Has to come before the hooks that it saves. */
  sendCached(): void {
    this.server.decorateReply('isCached', false);
    this.server.addHook('onRequest', (request, reply, done) => {
      const kept = this.findFor(request);
      if (kept) send(request, reply, kept);
      else done();
    });
  }

  /** Has to come before what answers 304, which has no body. */
  cacheSent(): void {
    this.server.decorateReply('cachedAs', null);
    this.server.addHook('onSend', (request, reply, payload, done) => {
      this.keep(request, reply, payload);
      done();
    });
  }

  /** Keeps each file that a route of this server sends, once somebody has asked for it. */
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

  private keep({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown): void {
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

function send({ raw, id }: FastifyRequest, reply: FastifyReply, kept: CachedResponse): void {
  reply.hijack();
  reply.isCached = true;
  const requestId = ['x-request-id', id];
  if (isHeld(raw, kept.etag))
    reply.raw.writeHead(304, [...kept.headersWithoutBody, ...requestId]).end();
  else reply.raw.writeHead(200, [...kept.headers, ...requestId]).end(kept.body);
}
