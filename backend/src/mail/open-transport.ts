import type { Transporter } from 'nodemailer';
import { isLoopback } from '../common/http/loopback.js';

/** Milliseconds for a connection and for the server's greeting. */
const LONGEST_GREETING = 10_000;

interface TransportSettings {
  timeout: number;
  maxConnections: number;
  /** Hears the answers of the server. */
  logger?: { debug: (data: unknown, line: unknown) => void };
}

/** @param timeout milliseconds for which the server may keep silent */
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
    // A connection that has sent a mail makes the pool try the next one again at once when the server answers 421.
    maxMessages: 1,
    maxRequeues: 0,
    logger,
    transactionLog: logger !== undefined,
    // Passwords leave this machine encrypted.
    requireTLS: password !== '' && !isLoopback(hostname),
    connectionTimeout: Math.min(LONGEST_GREETING, timeout),
    greetingTimeout: Math.min(LONGEST_GREETING, timeout),
    socketTimeout: timeout,
  });
}

/** Tells whether the server takes addresses with other letters than ASCII before the @ (RFC 6531). */
export async function takesUnicodeAddresses(url: string, timeout: number): Promise<boolean> {
  let isOffered = false;
  const debug = (_data: unknown, line: unknown) => {
    // After STARTTLS the server says it again.
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
