import type { FastifyHelmetOptions } from '@fastify/helmet';

const YEAR = 365 * 24 * 3600;

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
 * @param publicUrl HTTPS is demanded only where the site is reached by it, and for no other host
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
