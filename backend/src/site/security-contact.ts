import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../config/app-config.js';

/** Days until a reader should ask anew whether the contact still holds; RFC 9116 wants under a year. */
const HOLDS = 90;

/** Serves `/.well-known/security.txt` (RFC 9116), if there is somebody to write to. */
export function serveSecurityContact(
  server: FastifyInstance,
  { securityContacts, publicUrl }: AppConfig,
): void {
  if (securityContacts.length === 0) return;
  const path = '/.well-known/security.txt';
  server.get(path, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          ...securityContacts.map((contact) => `Contact: ${contact}`),
          `Expires: ${expiry(new Date()).toISOString()}`,
          'Preferred-Languages: en',
          ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${path}`] : []),
          '',
        ].join('\n'),
      ),
  );
}

/** The same all day, so that caches may hold the file. */
function expiry(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + HOLDS));
}
