import { isUtf8 } from 'node:buffer';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { tracedCall } from '../tracing/traced-call.js';
import { responseTo } from './response-to.js';
import { isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address.js';

/**
 * Same settings as Node's global agents. Separate agents make sure that a request limited to public addresses never
 * reuses a connection into the private network.
 */
const PUBLIC = {
  keepAlive: true,
  scheduling: 'lifo',
  timeout: 5_000,
  lookup: lookUpPublic,
} as const;
const BY_HTTP = { client: http, publicAgent: new http.Agent(PUBLIC) };
const BY_HTTPS = { client: https, publicAgent: new https.Agent(PUBLIC) };

interface Question {
  method: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  body?: string;
  isPrivateAllowed: boolean;
  signal: AbortSignal;
}

/**
 * Requests a URL that a user or another server chose, without following redirects. Addresses are checked when the
 * connection is made.
 * @returns the response with its body unread; the caller must read or destroy it
 * @throws PrivateAddressError, and Node's connection errors
 */
export async function safeRequest(
  url: URL,
  { method, headers, body, isPrivateAllowed, signal }: Question,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isPrivateAllowed && isIP(host) && !isPublicAddress(host)) {
    throw new PrivateAddressError(`${host} is not a public address.`);
  }
  const { client, publicAgent } = url.protocol === 'https:' ? BY_HTTPS : BY_HTTP;
  const agent = isPrivateAllowed ? undefined : publicAgent;
  const ask = () => responseTo(client.request(url, { method, headers, signal, agent }).end(body));
  return tracedCall({ method, url }, ask, ({ statusCode = 0 }) => statusCode);
}

/** Returns the redirect target, or null. Reads non-ASCII characters as UTF-8 where possible, as browsers do. */
export function redirectOf(response: IncomingMessage, from: URL): URL | null {
  const { statusCode: status = 0, headers } = response;
  if (status < 300 || status > 399 || headers.location === undefined) return null;
  const bytes = Buffer.from(headers.location, 'latin1');
  return new URL(isUtf8(bytes) ? bytes.toString() : headers.location, from);
}
