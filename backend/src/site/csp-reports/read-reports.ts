import { z } from 'zod';
import { InvalidInputError } from '../../common/problem/app-error.js';

export interface Violation {
  directive: string;
  blocked: string;
  document: URL;
}

/** Reports per request. Browsers collect them for a minute. */
const MOST_AT_ONCE = 20;
const LONGEST_ORIGIN = 200;

const DIRECTIVES = new Set([
  ...[
    'base-uri',
    'child-src',
    'connect-src',
    'default-src',
    'font-src',
    'form-action',
    'frame-src',
  ],
  ...['frame-ancestors', 'img-src', 'manifest-src', 'media-src', 'object-src', 'prefetch-src'],
  ...['script-src', 'script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr'],
  ...['style-src-elem', 'worker-src', 'trusted-types', 'require-trusted-types-for'],
]);

/** Violations by browser extensions and the browser itself. */
const NOT_OURS = /^([a-z-]+-extension|chrome|resource|about)\b/i;
const WORD = /^[a-z-]{1,30}$/;

const reported = z.string().max(8_192).catch('');

const ofPolicy = z
  .object({
    'csp-report': z.object({
      'document-uri': reported,
      'effective-directive': reported,
      'violated-directive': reported,
      'blocked-uri': reported,
      'source-file': reported,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    document: report['document-uri'],
    directive: report['effective-directive'] || report['violated-directive'],
    blocked: report['blocked-uri'],
    source: report['source-file'],
  }));

const ofApi = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: reported,
      effectiveDirective: reported,
      blockedURL: reported,
      sourceFile: reported,
    }),
  })
  .transform(({ body }) => ({
    document: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
  }));

/** Other report types are ignored. */
const body = z.union([ofPolicy.transform((report) => [report]), z.array(ofApi.catch(empty))]);

function empty() {
  return { document: '', directive: '', blocked: '', source: '' };
}

/** Reads both report formats and returns violations on this site. @throws InvalidInputError */
export function readReports(sent: unknown): Violation[] {
  const { data: reports } = body.safeParse(sent);
  if (!reports) {
    throw new InvalidInputError([
      { field: 'body', message: 'must be a CSP report, or a list of reports of the Reporting API' },
    ]);
  }
  return reports.slice(0, MOST_AT_ONCE).flatMap(({ source, ...report }) => {
    const document = URL.parse(report.document);
    const [directive = ''] = report.directive.split(' ');
    const blocked = originOf(report.blocked);
    if (!document || !blocked || !DIRECTIVES.has(directive)) return [];
    if (NOT_OURS.test(blocked) || NOT_OURS.test(source)) return [];
    return [{ directive, blocked, document }];
  });
}

/** Keeps the origin only, because paths and queries may contain personal data. */
function originOf(blocked: string): string | null {
  const url = URL.parse(blocked);
  if (!url) return WORD.test(blocked) ? blocked : null;
  const origin = url.origin === 'null' ? url.protocol : url.origin;
  return origin.length > LONGEST_ORIGIN ? null : origin;
}
