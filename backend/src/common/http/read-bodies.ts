import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'node:querystring';
import { InvalidInputError, TooLargeError, UnsupportedMediaError } from '../problem/app-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForms?: true;
    takesText?: true;
    takesCsv?: true;
    takesPictures?: true;
    takesReports?: true;
  }
  interface FastifyRequest {
    /** A problem with the body. It is thrown after the guards, so that unauthorized callers get 401 or 403 instead. */
    problem: Error | null;
  }
}

const JSON_BODY = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const CSV = 'text/csv';
export const NOT_CSV = `The request body must be a CSV file, with the content type ${CSV}.`;
const PICTURE = /^image\//;
export const NOT_PICTURE =
  'The request body must be a picture (JPEG, PNG, WebP or AVIF), with its content type, such as image/jpeg.';
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'] as const;
export const NOT_REPORT = `The request body must be a browser’s report, with the content type ${REPORT_TYPES.join(' or ')}.`;
export const NOT_DECODED =
  'The request body cannot be decoded. Send it without a Content-Encoding.';
const NOT_UTF8 = { field: 'body', message: 'must be text in UTF-8' };
const LONGEST_REPORT = 64 * 1024;
export const LONG_REPORT = 'The report is too long: at most 64 KB are accepted.';
const OPTIONS = { parseAs: 'buffer', bodyLimit: 256 * 1024 } as const;

/** Makes a route accept HTML forms instead of JSON. Bodies of other types count as empty. */
export const TakesForms = () => RouteConfig({ takesForms: true });

export const TakesText = () => RouteConfig({ takesText: true });

/** Leaves a CSV body of any length unread in `request.raw`. The route must limit its size. */
export const TakesCsv = () => RouteConfig({ takesCsv: true });

/** Leaves a picture of any length unread in `request.raw`. The route must limit its size. */
export const TakesPictures = () => RouteConfig({ takesPictures: true });

export const TakesReports = () => RouteConfig({ takesReports: true });

/** Returns whether unread parts of the body would precede the next request on the connection. */
export function isHalfRead({ headers, raw }: FastifyRequest): boolean {
  const type = headers['content-type']?.toLowerCase() ?? '';
  return (type.startsWith(CSV) || PICTURE.test(type)) && !raw.complete;
}

export function readBodies(server: FastifyInstance): void {
  // Validation refuses keys such as `__proto__` and names them, so the parser lets them through.
  const readJson = server.getDefaultJsonParser('ignore', 'ignore');
  server.decorateRequest('problem', null);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(CSV, (request, _unread, answer) => {
    const { is404, headers, routeOptions } = request;
    const done = rememberingError(request, answer);
    if (is404) done(null);
    else if (routeOptions.config.takesCsv) done(encodingError(headers));
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']));
  });
  server.addContentTypeParser(PICTURE, (request, _unread, answer) => {
    const { is404, headers, routeOptions } = request;
    const done = rememberingError(request, answer);
    if (is404) done(null);
    else if (routeOptions.config.takesPictures) done(encodingError(headers));
    else if (routeOptions.config.takesCsv) done(new UnsupportedMediaError(NOT_CSV));
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']));
  });
  for (const type of REPORT_TYPES) {
    server.addContentTypeParser(type, OPTIONS, (request, bytes: Buffer, answer) => {
      const { is404, headers, routeOptions } = request;
      const done = rememberingError(request, answer);
      const { takesReports } = routeOptions.config;
      const text = bytes.toString();
      if (takesReports && text.length > LONGEST_REPORT) done(new TooLargeError(LONG_REPORT));
      else if (takesReports) void readJson(request, text, done);
      else if (is404) done(null);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']));
    });
  }
  for (const type of [JSON_BODY, FORM, '*']) {
    server.addContentTypeParser(type, OPTIONS, (request, bytes: Buffer, answer) => {
      const { is404, headers, routeOptions } = request;
      const done = rememberingError(request, answer);
      const text = bytes.toString();
      if (routeOptions.config.takesForms) done(null, type === FORM ? parse(text) : {});
      else if (routeOptions.config.takesPictures) done(new UnsupportedMediaError(NOT_PICTURE));
      else if (routeOptions.config.takesCsv) done(new UnsupportedMediaError(NOT_CSV));
      else if (routeOptions.config.takesReports) done(new UnsupportedMediaError(NOT_REPORT));
      else if (type === JSON_BODY && routeOptions.config.takesText) done(null, text);
      else if (bytes.length === 0) done(null, undefined);
      else if (type === JSON_BODY && !isUtf8(bytes)) done(new InvalidInputError([NOT_UTF8]));
      else if (type === JSON_BODY) void readJson(request, text, done);
      else if (is404) done(null);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']));
    });
  }
}

type Done = (problem: Error | null, body?: unknown) => void;

function rememberingError(request: FastifyRequest, done: Done): Done {
  return (problem, body) => {
    request.problem = problem;
    done(null, body);
  };
}

function encodingError({ 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders) {
  return encoding === 'identity' ? null : new UnsupportedMediaError(NOT_DECODED);
}
