import { safeRequest, redirectOf } from '../../../common/outbound/safe-request.js';
import { withTimeout } from '../../../common/outbound/response-to.js';

export const LINK_PROBLEMS = ['not-found', 'gone', 'unreachable'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** The result of a check. `unknown` says nothing about the link. */
export type LinkState = 'works' | 'unknown' | LinkProblem;

type Method = 'HEAD' | 'GET';

interface LinkTerms {
  isPrivateAllowed: boolean;
  signal: AbortSignal;
}

interface Head {
  status: number;
  next: URL | null;
}

const HOP_TIMEOUT_MS = 15_000;
const MOST_HOPS = 5;
const USER_AGENT = 'Mozilla/5.0 (compatible; Lectern link check)';
const PROBLEM_OF_STATUS: ReadonlyMap<number, LinkProblem> = new Map([
  [404, 'not-found'],
  [410, 'gone'],
]);
/** Errors that visitors would get, too. Others may be caused by this machine. */
const UNREACHABLE = new Set<unknown>([
  'ENOTFOUND',
  'ECONNREFUSED',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

export async function checkLink(url: string, terms: LinkTerms): Promise<LinkState> {
  try {
    const head = await follow(url, 'HEAD', terms);
    // Some servers do not support HEAD.
    const isRefused = head >= 400 && head !== 429;
    return stateOf(isRefused ? await follow(url, 'GET', terms) : head);
  } catch (error) {
    terms.signal.throwIfAborted();
    return UNREACHABLE.has(codeOf(error)) ? 'unreachable' : 'unknown';
  }
}

async function follow(start: string, method: Method, terms: LinkTerms): Promise<number> {
  let url = new URL(start);
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const from = url;
    const { status, next } = await withTimeout(HOP_TIMEOUT_MS, terms.signal, (signal) =>
      ask(from, method, { ...terms, signal }),
    );
    if (next === null) return status;
    url = next;
  }
  throw new Error(`${start} redirects more than ${MOST_HOPS} times.`);
}

async function ask(url: URL, method: Method, terms: LinkTerms): Promise<Head> {
  const headers = { 'User-Agent': USER_AGENT };
  const response = await safeRequest(url, { ...terms, method, headers });
  response.destroy();
  return { status: response.statusCode ?? 0, next: redirectOf(response, url) };
}

function stateOf(status: number): LinkState {
  if (status >= 200 && status < 300) return 'works';
  return PROBLEM_OF_STATUS.get(status) ?? 'unknown';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
