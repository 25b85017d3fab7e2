import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { safeRequest } from '../common/outbound/safe-request.js';
import { PrivateAddressError } from '../common/outbound/public-address.js';
import { TimeoutError, withTimeout } from '../common/outbound/response-to.js';
import { codeOf } from '../common/sql/database-error.js';
import { WebhooksConfig } from '../config/app-config.js';

export interface Attempt {
  status: number | null;
  milliseconds: number;
  answer: string | null;
  error: string | null;
}

const TIMEOUT_MS = 10_000;
const MOST_READ = 1_024;

@Injectable()
export class PostWebhookService {
  constructor(private readonly config: WebhooksConfig) {}

  /** Connects to public addresses or allowed hosts only, checked on connect. Does not follow redirects. */
  async post(
    url: string,
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const start = performance.now();
    const since = () => Math.round(performance.now() - start);
    try {
      return await withTimeout(TIMEOUT_MS, signal, async (limited) => {
        const response = await this.ask(new URL(url), body, headers, limited);
        const { statusCode: status = 0 } = response;
        const answer = await beginningOf(response);
        const isTaken = status >= 200 && status < 300;
        const error = isTaken ? null : `The response was ${status}.`;
        return { status, answer, error, milliseconds: since() };
      });
    } catch (error) {
      signal.throwIfAborted();
      return { status: null, answer: null, error: toMessage(error), milliseconds: since() };
    }
  }

  private ask(
    url: URL,
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const isPrivateAllowed = this.config.webhooksAllowedHosts.includes(url.host);
    return safeRequest(url, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        'User-Agent': 'Lectern webhooks',
      },
      body,
      isPrivateAllowed,
      signal,
    });
  }
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_READ) break;
    }
  } finally {
    response.destroy();
  }
  // PostgreSQL cannot store NUL characters.
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8').replaceAll('\0', '');
}

function toMessage(error: unknown): string {
  if (error instanceof PrivateAddressError) return 'The address is not public.';
  if (error instanceof TimeoutError) return `There was no response within ${TIMEOUT_MS / 1000} s.`;
  return `There was no response (${codeOf(error) ?? 'the connection failed'}).`;
}
