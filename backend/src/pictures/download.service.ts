import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib';
import { safeRequest, redirectOf } from '../common/outbound/safe-request.js';
import { askInProcess } from '../common/http/in-process.js';
import { PrivateAddressError } from '../common/outbound/public-address.js';
import { retryAfter, withTimeout } from '../common/outbound/response-to.js';
import { PicturesConfig, SiteConfig } from '../config/app-config.js';
import { PictureError, type PictureErrorName } from './picture-error.js';
import { readBytes } from './read-bytes.js';

const PATIENCE = 15_000;
const MOST_REDIRECTS = 3;
const FAULTS: Partial<Record<number, PictureErrorName>> = {
  404: 'gone',
  410: 'gone',
  429: 'busy',
  503: 'busy',
};
const DECODERS: Partial<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

const HEADERS = {
  Accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.5',
  'User-Agent': 'Mozilla/5.0 (compatible; Lectern pictures)',
};

@Injectable()
export class Download {
  constructor(
    private readonly config: PicturesConfig,
    private readonly site: SiteConfig,
    private readonly adapter: HttpAdapterHost<FastifyAdapter>,
  ) {}

  /**
   * Returns the bytes at a URL, at most 15 MB. Each of up to three redirects must lead to a public address or an
   * allowed host.
   * @throws PictureError
   */
  async fetch(address: string, signal: AbortSignal): Promise<Buffer> {
    try {
      return await withTimeout(PATIENCE, signal, (limited) =>
        this.follow(new URL(address), limited),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PictureError) throw error;
      const isPrivate = error instanceof PrivateAddressError;
      throw new PictureError(isPrivate ? 'private' : 'unreachable', { cause: error });
    }
  }

  private async follow(start: URL, signal: AbortSignal): Promise<Buffer> {
    let url = start;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      if (url.origin === this.site.publicUrl) return this.readOwn(url);
      const isPrivateAllowed = this.config.picturesAllowedHosts.includes(url.host);
      const question = { method: 'GET', headers: HEADERS, isPrivateAllowed, signal } as const;
      const response = await safeRequest(url, question);
      const next = redirectOf(response, url);
      if (next === null) return await readBody(response);
      response.destroy();
      url = next;
    }
    throw new PictureError('refused', {
      cause: new Error(`Too many redirects, last to ${url.href}.`),
    });
  }

  /** A process cannot always reach its own public URL. */
  private async readOwn({ pathname, search }: URL): Promise<Buffer> {
    const server = this.adapter.httpAdapter.getInstance();
    const { status, bytes } = await askInProcess(server, pathname + search);
    requireFound(status);
    return bytes;
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  try {
    requireFound(response.statusCode ?? 0, response.headers);
    return await readBytes(response, decode(response));
  } catch (error) {
    // The connection is intact, so decompression failed.
    const isDecoded = response.headers['content-encoding'] !== undefined;
    if (error instanceof PictureError || !isDecoded || !response.complete) throw error;
    throw new PictureError('broken', { cause: error });
  } finally {
    response.destroy();
  }
}

/** Some servers compress responses that nobody asked to be compressed. */
function decode(response: IncomingMessage): Readable {
  const named = response.headers['content-encoding']?.toLowerCase().split(',') ?? [];
  const encodings = named.map((name) => name.trim()).filter((name) => name && name !== 'identity');
  return encodings.reduceRight<Readable>((body, name) => {
    const decoder = DECODERS[name]?.();
    if (!decoder) {
      throw new PictureError('broken', {
        cause: new Error(`Unsupported content encoding: ${name}.`),
      });
    }
    return pipeline(body, decoder, () => undefined);
  }, response);
}

function requireFound(status: number, headers: IncomingHttpHeaders = {}): void {
  if (status >= 200 && status < 300) return;
  throw new PictureError(FAULTS[status] ?? 'refused', {
    cause: new Error(`The response was ${status}.`),
    retryAfter: retryAfter(headers, Date.now()),
  });
}
