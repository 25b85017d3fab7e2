import type { Transporter } from 'nodemailer';
import { isLoopback } from '../common/http/loopback.js';

const GREETING_TIMEOUT_MS = 10_000;

interface TransportSettings {
  timeout: number;
  maxConnections: number;
  logger?: { debug: (data: unknown, line: unknown) => void };
}

export async function openTransport(
  url: string,
  { timeout, maxConnections, logger }: TransportSettings,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, password } = new URL(url);
  return createTransport({
    pool: true,
    url,
    maxConnections,
    // A reused connection makes the pool retry at once when the server responds with 421.
    maxMessages: 1,
    maxRequeues: 0,
    logger,
    transactionLog: logger !== undefined,
    // Passwords are only sent encrypted, except on this machine.
    requireTLS: password !== '' && !isLoopback(hostname),
    connectionTimeout: Math.min(GREETING_TIMEOUT_MS, timeout),
    greetingTimeout: Math.min(GREETING_TIMEOUT_MS, timeout),
    socketTimeout: timeout,
  });
}

export async function takesUnicodeAddresses(url: string, timeout: number): Promise<boolean> {
  let isOffered = false;
  const debug = (_data: unknown, line: unknown) => {
    // After STARTTLS the server announces it again.
    if (/^250[ -]/.test(String(line))) isOffered = /^250[ -]SMTPUTF8\b/im.test(String(line));
  };
  const transport = await openTransport(url, { timeout, maxConnections: 1, logger: { debug } });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
  return isOffered;
}
