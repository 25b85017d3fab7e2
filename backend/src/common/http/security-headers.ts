import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

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

const CSP_REPORTS = '/api/csp-reports';
const CSP_GROUP = 'csp';
export const REPORTING_ENDPOINTS = `${CSP_GROUP}="${CSP_REPORTS}"`;

/**
 * Returns the options for Helmet.
 * @param publicUrl HSTS is sent only if this is an HTTPS URL, and only for its host
 * @param scriptHashes hashes of the inline scripts of the pages
 */
export function securityHeaders(publicUrl: string, scriptHashes: string[]): FastifyHelmetOptions {
  const isHttps = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      directives: {
        'script-src': ["'self'", ...scriptHashes],
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'upgrade-insecure-requests': null,
        // Browsers that support `report-to` ignore `report-uri`. They use it over HTTPS only.
        ...(isHttps && { 'report-to': [CSP_GROUP] }),
        'report-uri': [CSP_REPORTS],
      },
    },
    // The cross-site check needs the origin of the site's own forms; other sites must not see links from mails.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: YEAR, includeSubDomains: false },
  };
}

const NOTHING = "default-src 'none';frame-ancestors 'none'";

const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Reporting-Endpoints',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Sends a minimal policy with responses that are never opened as a document. The full one is 500 bytes longer. */
export function allowNothing(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  void reply.header('Content-Security-Policy', NOTHING);
  for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
}
