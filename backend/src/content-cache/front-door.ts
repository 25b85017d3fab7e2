import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBrokenHost } from '../common/http/broken-request.js';
import { askInProcess, inProcessCall } from '../common/http/in-process.js';
import { isHeld } from '../common/http/not-modified.js';
import { standInLine } from '../common/http/pipelines.js';
import type { AccessLog } from '../common/logging/access-log.js';
import type { ContentCacheService } from './content-cache.service.js';
import { type Encoding, preferredEncoding } from './encoding.js';
import {
  isForEverybody,
  type KeptResponse,
  type KeptResponses,
  toKeptResponse,
} from './kept-response.js';
import { writeKept } from './write-kept.js';

/**
 * Requests on one connection: browsers and proxies send one once the one before it is answered. Node has all of a packet
 * answered, which may be thousands, though nobody reads an answer.
 */
const MOST_WAITING = 100;

const BROKEN_HOST = Object.assign(new Error('The Host header is broken.'), { code: 'BROKEN_HOST' });

declare module 'fastify' {
  interface FastifyReply {
    /** What this answer belongs to, if everybody gets the same. */
    keptAs: { answer: KeptResponses; preferred: Encoding } | null;
  }
}

interface FrontDoorOptions {
  contents: ContentCacheService;
  accessLog: AccessLog;
  isStopping: () => boolean;
  /** Whether the framework is to refuse a request, whatever is kept. */
  isRefused: (request: IncomingMessage) => boolean;
}

/**
 * Answers what is kept before the framework is asked: what left once leaves again as it was. Only
 * what everybody gets is kept, and found by no other address than the one that it is kept under.
 */
export class FrontDoor {
  /** No more than there are files of two builds: none is made while the server runs. */
  private readonly files = new Map<string, KeptResponses>();

  constructor(
    private readonly server: FastifyInstance,
    private readonly options: FrontDoorOptions,
  ) {}

  /** Has to come before what answers 304, as that is what has no body. */
  open(): void {
    this.server.decorateReply('keptAs', null);
    this.server.addHook('onSend', (request, reply, payload, done) => {
      this.keep(request, reply, payload);
      done();
    });
    const http = this.server.server;
    const framework = http.listeners('request');
    http.removeAllListeners('request');
    http.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // It stood in one packet behind a request that was refused.
      if (request.socket.writableEnded) return;
      if (standInLine(request.socket, response) > MOST_WAITING) request.socket.destroy();
      else if (hasBrokenHost(request)) http.emit('clientError', BROKEN_HOST, request.socket);
      else if (!this.answer(request, response)) {
        for (const listener of framework) listener.call(http, request, response);
      }
    });
  }

  /** Keeps each file that a route of this server sends, once somebody has asked for it. */
  keepFiles(server: FastifyInstance): void {
    server.addHook('onResponse', async ({ method, url, routeOptions, headers }, { statusCode }) => {
      const isWhole = method === 'GET' && statusCode === 200 && url === routeOptions.url;
      if (isWhole && !inProcessCall()) {
        await this.keepFile(url, preferredEncoding(headers['accept-encoding']));
      }
    });
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { isRefused, isStopping } = this.options;
    if (!isForEverybody(request) || isStopping() || isRefused(request)) return false;
    const kept = this.find(request);
    if (!kept) return false;
    const started = performance.now();
    const requestId = randomUUID();
    writeKept(response, kept, {
      requestId,
      isHeld: isHeld(request, kept.etag),
      keepAliveTimeout: this.server.server.keepAliveTimeout,
    });
    const { method = '' } = request;
    this.options.accessLog.noteKept(response, { method, route: kept.route, requestId, started });
    return true;
  }

  private find({ url = '', headers }: IncomingMessage): KeptResponse | undefined {
    const found = this.options.contents.find(url) ?? this.files.get(url);
    return found?.sent.get(preferredEncoding(headers['accept-encoding']));
  }

  private keep({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    if (!reply.keptAs || reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return;
    if (raw.method !== 'GET' || !isForEverybody(raw)) return;
    const { answer, preferred } = reply.keptAs;
    const response = toKeptResponse(reply.getHeaders(), payload, routeOptions.url ?? '');
    answer.sent.set(preferred, response);
  }

  private async keepFile(url: string, preferred: Encoding): Promise<void> {
    const file = this.files.get(url) ?? { sent: new Map<Encoding, KeptResponse>() };
    if (file.sent.has(preferred)) return;
    const asked = { 'accept-encoding': preferred };
    const { status, headers, bytes } = await askInProcess(this.server, url, asked);
    if (status !== 200) return;
    file.sent.set(preferred, toKeptResponse(headers, bytes, url));
    this.files.set(url, file);
  }
}
