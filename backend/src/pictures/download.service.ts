import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';
import { askElsewhere } from '../common/http/ask-elsewhere.js';
import { askInProcess } from '../common/http/in-process.js';
import { PrivateAddressError } from '../common/http/public-address.js';
import { withTimeout } from '../common/http/with-timeout.js';
import { AppConfig } from '../config/app-config.js';
import { PictureFault } from './picture-fault.js';
import { readBytes } from './read-bytes.js';

/** Milliseconds for all of it. */
const PATIENCE = 15_000;
const MOST_REDIRECTS = 3;

const HEADERS = {
  Accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.5',
  'User-Agent': 'Mozilla/5.0 (compatible; Lectern pictures)',
};

/** Fetches what stands at addresses that others have chosen. */
@Injectable()
export class Download {
  constructor(
    private readonly config: AppConfig,
    private readonly adapter: HttpAdapterHost<FastifyAdapter>,
  ) {}

  /**
   * The bytes at an address, at most 15 MB of them. None but public addresses are asked, at each of
   * three redirects, too; excepted are the hosts that the configuration allows.
   * @throws PictureFault
   */
  async fetch(address: string, signal: AbortSignal): Promise<Buffer> {
    try {
      return await withTimeout(PATIENCE, signal, (limited) =>
        this.follow(new URL(address), limited),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PictureFault) throw error;
      const isPrivate = error instanceof PrivateAddressError;
      throw new PictureFault(isPrivate ? 'private' : 'unreachable', { cause: error });
    }
  }

  private async follow(start: URL, signal: AbortSignal): Promise<Buffer> {
    let url = start;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      if (url.origin === this.config.publicUrl) return this.readOwn(url);
      const isPrivateAllowed = this.config.picturesAllowedHosts.includes(url.host);
      const question = { method: 'GET', headers: HEADERS, isPrivateAllowed, signal } as const;
      const response = await askElsewhere(url, question);
      const { statusCode: status = 0 } = response;
      const { location } = response.headers;
      if (status < 300 || status > 399 || location === undefined) {
        return await readBody(response, status);
      }
      response.destroy();
      url = new URL(location, url);
    }
    throw new PictureFault('refused', { cause: new Error(`It redirects ${url.href} too often.`) });
  }

  /** This process need not be reachable by its public address from here. */
  private async readOwn({ pathname, search }: URL): Promise<Buffer> {
    const server = this.adapter.httpAdapter.getInstance();
    const { status, bytes } = await askInProcess(server, pathname + search);
    requireFound(status);
    return bytes;
  }
}

async function readBody(response: IncomingMessage, status: number): Promise<Buffer> {
  try {
    requireFound(status);
    return await readBytes(response);
  } finally {
    response.destroy();
  }
}

function requireFound(status: number): void {
  if (status >= 200 && status < 300) return;
  const fault = status === 404 || status === 410 ? 'gone' : 'refused';
  throw new PictureFault(fault, { cause: new Error(`The answer was ${status}.`) });
}
