import type { FastifyInstance } from 'fastify';
import { ForbiddenError } from '../problem/app-error.js';
import { withDeadline } from '../sql/deadline.js';
import { noteBrokenText } from '../validation/broken-text.js';
import { refuseCrossSite } from './cross-site.js';
import { FOREIGN_HOST, hasForeignHost } from './loopback.js';
import { inProcessCall } from './in-process.js';
import { readBodies } from './read-bodies.js';
import type { IncomingHttpHeaders } from 'node:http';

const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** Removes the ports that some proxies add, so that the same client always has the same address. */
function forgetForwardedPorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = String(forwarded)
    .split(',')
    .map((part) => part.trim().replace(WITH_PORT, '$1$2'))
    .join(', ');
}

interface RequestRules {
  publicUrl: string;
  corsOrigins: string[];
  demo: boolean;
  demoPublic: boolean;
}

export function checkRequests(server: FastifyInstance, config: RequestRules): void {
  const { publicUrl, corsOrigins } = config;
  server.addHook('onRequest', ({ raw }, _reply, done) =>
    done(hasForeignHost(config, raw) ? new ForbiddenError(FOREIGN_HOST) : undefined),
  );
  server.addHook('onRequest', ({ headers }, _reply, done) => {
    forgetForwardedPorts(headers);
    done();
  });
  server.addHook('onRequest', refuseCrossSite(publicUrl, corsOrigins));
  readBodies(server);
  server.addHook('preValidation', (_request, _reply, done) =>
    inProcessCall() ? done() : withDeadline(done),
  );
  server.addHook('preValidation', noteBrokenText);
}
