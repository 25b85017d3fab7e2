import { isUtf8 } from 'node:buffer';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { inCall } from '../tracing/in-call.js';
import { answerTo } from './answer-to.js';
import { isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address.js';

/** As Node's own agents are. Whoever may not go into the network has none of the connections that lead there. */
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
  /** Whether it may lead to this machine and into its network. */
  isPrivateAllowed: boolean;
  signal: AbortSignal;
}

/**
 * Asks an address that somebody else has chosen, and follows no redirect. Where the connection goes is
 * looked at as it is made.
 * @returns the answer, of whose body nothing was read yet: whoever wants none destroys it
 * @throws PrivateAddressError, and what Node says of a connection that fails
 */
export async function askElsewhere(
  url: URL,
  { method, headers, body, isPrivateAllowed, signal }: Question,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isPrivateAllowed && isIP(host) && !isPublicAddress(host)) {
    throw new PrivateAddressError(`${host} is no public address.`);
  }
  const { client, publicAgent } = url.protocol === 'https:' ? BY_HTTPS : BY_HTTP;
  const agent = isPrivateAllowed ? undefined : publicAgent;
  const ask = () => answerTo(client.request(url, { method, headers, signal, agent }).end(body));
  return inCall({ method, url }, ask, ({ statusCode = 0 }) => statusCode);
}

/** Where an answer leads, if anywhere. As browsers do, reads what is no ASCII as UTF-8 where it can be. */
export function redirectOf(response: IncomingMessage, from: URL): URL | null {
  const { statusCode: status = 0, headers } = response;
  if (status < 300 || status > 399 || headers.location === undefined) return null;
  const bytes = Buffer.from(headers.location, 'latin1');
  return new URL(isUtf8(bytes) ? bytes.toString() : headers.location, from);
}
