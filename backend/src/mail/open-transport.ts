import type { Transporter } from 'nodemailer';
import { isLoopback } from '../config/loopback.js';

/** Milliseconds for a connection and for the server's greeting. */
const LONGEST_GREETING = 10_000;

/** @param timeout milliseconds for which the server may keep silent */
export async function openTransport(
  url: string,
  { timeout, maxConnections }: { timeout: number; maxConnections: number },
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, password } = new URL(url);
  return createTransport({
    pool: true,
    url,
    maxConnections,
    // Passwords leave this machine encrypted.
    requireTLS: password !== '' && !isLoopback(hostname),
    connectionTimeout: Math.min(LONGEST_GREETING, timeout),
    greetingTimeout: Math.min(LONGEST_GREETING, timeout),
    socketTimeout: timeout,
  });
}
