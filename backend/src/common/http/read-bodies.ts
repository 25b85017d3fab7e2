import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';
import { parse } from 'node:querystring';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForms?: true;
    takesText?: true;
  }
}

const JSON_BODY = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
/** `bodyLimit` is in bytes. */
const OPTIONS = { parseAs: 'string', bodyLimit: 256 * 1024 } as const;

/** Lets a route read what HTML forms send, and not JSON. Bodies of other kinds count as empty ones. */
export const TakesForms = () => RouteConfig({ takesForms: true });

/** Gives a route its JSON as it came, for what is signed. */
export const TakesText = () => RouteConfig({ takesText: true });

export function readBodies(server: FastifyInstance): void {
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  for (const type of [JSON_BODY, FORM, '*']) {
    server.addContentTypeParser(type, OPTIONS, (request, text: string, done) => {
      const { is404, headers, routeOptions } = request;
      if (routeOptions.config.takesForms) done(null, type === FORM ? parse(text) : {});
      else if (type === JSON_BODY && routeOptions.config.takesText) done(null, text);
      else if (type === JSON_BODY) void readJson(request, text, done);
      else if (is404) done(null);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']));
    });
  }
}
