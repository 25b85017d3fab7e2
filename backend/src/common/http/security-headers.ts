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

/** Where browsers tell what the policy has kept from loading. */
const CSP_REPORTS = '/api/csp-reports';
const CSP_GROUP = 'csp';
/** The name that `report-to` of the policy means. */
export const REPORTING_ENDPOINTS = `${CSP_GROUP}="${CSP_REPORTS}"`;

/**
 * @param publicUrl HTTPS is demanded only where the site is reached by it, and for no other host
 * @param scriptHashes the scripts that stand in the pages themselves
 */
export function securityHeaders(publicUrl: string, scriptHashes: string[]): FastifyHelmetOptions {
  const isHttps = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      directives: {
        'script-src': ["'self'", ...scriptHashes],
        // Ant Design writes the admin’s styles into the document.
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'upgrade-insecure-requests': null,
        // Browsers that know the former pass over the latter, and use it with HTTPS only.
        ...(isHttps && { 'report-to': [CSP_GROUP] }),
        'report-uri': [CSP_REPORTS],
      },
    },
    // Forms of the site's own pages say so; other sites learn of no page, nor of a link in a mail.
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

/** For what nobody opens as a document; what says more of documents would be half a kilobyte an answer. */
export function allowNothing(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  void reply.header('Content-Security-Policy', NOTHING);
  for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
}
