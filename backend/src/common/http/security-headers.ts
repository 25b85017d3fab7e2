import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Seconds. */
const YEAR = 365 * 24 * 3600;

/** What no page of the site uses, so that nothing which gets into one can. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ');

/**
 * The headers that tell browsers what the site’s documents may do.
 * @param publicUrl HTTPS is demanded of browsers only where the site is reached by it, and not for
 *   other hosts of its domain, which are somebody else’s to decide
 * @param scriptHashes the scripts that stand in the pages themselves
 */
export function securityHeaders(publicUrl: string, scriptHashes: string[]): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      directives: {
        'script-src': ["'self'", ...scriptHashes],
        // Ant Design writes the admin’s styles into the document.
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        // Course and portrait images stand on addresses that admins and visitors enter.
        'img-src': ["'self'", 'data:', 'https:', 'http:'],
        'upgrade-insecure-requests': null,
      },
    },
    // Forms of the site's own pages say so; other sites learn of no page, nor of a link in a mail.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: YEAR, includeSubDomains: false }
      : false,
    // Images of other origins are shown as they are.
    crossOriginEmbedderPolicy: false,
  };
}
