import pRetry from 'p-retry';
import type { z } from 'zod';
import { PlatformError } from '../../../common/problem/app-error.js';
import { type Answer, type AnswerFormat, ask, describeBody, OversizeError } from './answer.js';
import { RATE_LIMIT_BOUNDS, type RateLimitBounds, rateLimitWait } from './rate-limit-wait.js';
import { RedirectError, Redirects } from './redirects.js';
import { RequestPace, type SlotsOf } from './request-pace.js';
import type { RequestLimit } from './request-slots.queries.js';
import { problemOf, type RecordProblem } from '../records.js';
import { ServerFailureError, UnreadableError } from './unreadable-error.js';
import { PrivateAddressError } from '../../../common/outbound/public-address.js';
import { TimeoutError, withTimeout } from '../../../common/outbound/response-to.js';
import { tracedCall } from '../../../common/tracing/traced-call.js';

/** Aborts the signal of `work` when it ends, so that requests it has started end as well. */
export async function abortingTogether<T>(
  signal: AbortSignal,
  work: (common: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await work(AbortSignal.any([signal, controller.signal]));
  } finally {
    controller.abort();
  }
}

export interface ScanLimits {
  /** Per list, like `pages`; `bytes` are the sum of all responses. */
  items: number;
  pages: number;
  bytes: number;
  /** Milliseconds. */
  time: number;
}

/** 100 courses of real sites take about 1 MB and, at the vendor's rate limit, a minute. */
export const SCAN_LIMITS: ScanLimits = {
  items: 20_000,
  pages: 2_000,
  bytes: 200_000_000,
  time: 2 * 60 * 60 * 1000,
};

export interface HttpTimings {
  /** Milliseconds per attempt, including the body. */
  timeout: number;
  /** Milliseconds before the second attempt. The delay doubles, with jitter, up to `maxDelay`. */
  minDelay: number;
  maxDelay: number;
  rateLimit: RateLimitBounds;
}

export const HTTP_TIMINGS: HttpTimings = {
  timeout: 30_000,
  minDelay: 500,
  maxDelay: 10_000,
  rateLimit: RATE_LIMIT_BOUNDS,
};

export interface HttpClientOptions {
  platform: string;
  baseUrl: string;
  headers: Record<string, string>;
  secret: string;
  advise: (refusal: number | null) => string;
  timings?: HttpTimings;
  limits?: ScanLimits;
  budget: RequestLimit;
  /** Absent: the budget is not enforced. */
  slots?: SlotsOf | undefined;
  /** Default: JSON. */
  format?: AnswerFormat;
  /** Whether up to five redirects of a GET are followed. The headers are sent along. */
  followsRedirects?: boolean;
}

const ATTEMPTS = 4;
const MOVED = Symbol('moved');
const MAX_BODY = 16 * 1024 * 1024;

export const COMMON_HEADERS = {
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'User-Agent': 'Mozilla/5.0 (compatible; Lectern course sync)',
};

class AttemptError extends Error {
  constructor(
    message: string,
    readonly refusal: number | null,
    readonly problem?: RecordProblem,
  ) {
    super(message);
  }
}

class ServerAttemptError extends AttemptError {}

/** Reads JSON from a platform. Temporary failures and invalid responses are retried up to three times. */
export class HttpClient {
  private readonly pace: RequestPace;
  private readonly timings: HttpTimings;
  readonly limits: ScanLimits;
  private received = 0;
  private sent = 0;
  private onAnswer: () => void = () => undefined;

  constructor(private readonly options: HttpClientOptions) {
    const site = () => `${options.platform} ${new URL(options.baseUrl).host}`;
    this.pace = new RequestPace(options.slots?.(site, options.budget));
    this.timings = options.timings ?? HTTP_TIMINGS;
    this.limits = options.limits ?? SCAN_LIMITS;
  }

  get isLimited(): boolean {
    return this.pace.isLimited;
  }

  get requests(): number {
    return this.sent;
  }

  /** Runs one scan at a time and reports progress. @throws PlatformError naming the exceeded limit of bytes or time */
  async scan<T>(
    signal: AbortSignal,
    work: (limited: AbortSignal) => Promise<T>,
    onAnswer: () => void = () => undefined,
  ): Promise<T> {
    const { time } = this.limits;
    this.onAnswer = onAnswer;
    this.received = 0;
    try {
      return await withTimeout(time, signal, work);
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const what = `could not be read within ${time / 1000} seconds, the limit of a scan`;
      throw this.failure(what, null);
    }
  }

  /**
   * Returns null for 404.
   * @throws PlatformError with what happened and what to do, UnreadableError if only this response is unusable,
   * ServerFailureError if that is possible
   */
  async get<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T | null> {
    try {
      const attempt = async () => {
        const redirects = this.redirectsOf(path);
        const step = () =>
          this.pace.run(() => this.attempt(path, schema, signal, redirects), signal);
        let found = await step();
        while (found === MOVED) found = await step();
        return found;
      };
      const found = await pRetry(attempt, {
        retries: ATTEMPTS - 1,
        minTimeout: this.timings.minDelay,
        maxTimeout: this.timings.maxDelay,
        randomize: true,
        signal,
        shouldRetry: ({ error }) => error instanceof AttemptError && error.refusal === null,
      });
      this.onAnswer();
      return found;
    } catch (error) {
      if (!(error instanceof AttemptError)) throw error;
      const times = error.refusal === null ? `, ${ATTEMPTS} times in a row` : '';
      const failure = this.failure(`${error.message}${times}`, error.refusal);
      if (!error.problem) throw failure;
      const Kind = error instanceof ServerAttemptError ? ServerFailureError : UnreadableError;
      throw new Kind(failure.message, `GET ${path.replace(/\?.*/, '')}`, error.problem);
    }
  }

  /**
   * Writes once, because a repeated write may not be safe. Ignores the body of the response, and that what should be
   * changed is gone (404).
   * @throws PlatformError
   */
  async write(
    { method, path, body }: { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object },
    signal: AbortSignal,
  ): Promise<void> {
    this.sent += 1;
    const answer = await this.pace
      .run(() => this.ask(path, signal, { method, body: JSON.stringify(body) }), signal)
      .catch((error: unknown) => {
        throw error instanceof AttemptError ? this.failure(error.message, null) : error;
      });
    const { status } = answer;
    if (status === 429) await this.pace.pause(this.waitAfter(answer));
    if ((status >= 200 && status < 300) || status === 404) return;
    const said = this.describe(answer);
    const isTemporary = status === 429 || status >= 500;
    throw this.failure(
      `answered ${status} to ${method} ${path} ${said}`,
      isTemporary ? null : status,
    );
  }

  private redirectsOf(path: string): Redirects | undefined {
    const { baseUrl, followsRedirects } = this.options;
    return followsRedirects ? new Redirects(`${baseUrl}${path}`) : undefined;
  }

  private waitAfter({ headers }: Answer): number {
    return rateLimitWait(headers, Date.now(), this.timings.rateLimit);
  }

  failure(message: string, refusal: number | null): PlatformError {
    const { platform, advise } = this.options;
    return new PlatformError(`${platform} ${this.safe(message)}. ${advise(refusal)}`);
  }

  private describe(answer: Answer): string {
    return describeBody({ ...answer, text: this.safe(answer.text) }, this.options.format);
  }

  private safe(text: string): string {
    return text.replaceAll('\0', '').replaceAll(this.options.secret || '\0', '…');
  }

  private async attempt<T>(
    path: string,
    schema: z.ZodType<T>,
    signal: AbortSignal,
    redirects: Redirects | undefined,
  ): Promise<T | null | typeof MOVED> {
    this.sent += 1;
    const answer = await this.ask(path, signal, { method: 'GET' }, redirects);
    const { status, content } = answer;
    this.received += Buffer.byteLength(answer.text);
    if (this.received > this.limits.bytes) {
      const most = `${this.limits.bytes / 1e6} MB in total, the limit of a scan`;
      throw new AttemptError(`answered with more than ${most}`, status);
    }
    // Must run before the text is cut, because half a secret is sensitive, too.
    const excerpt = () => this.describe(answer);
    const fail = (retry: boolean, what = excerpt(), problem?: RecordProblem) =>
      new AttemptError(`answered ${status} to GET ${path} ${what}`, retry ? null : status, problem);
    if (status === 429) {
      await this.pace.pause(this.waitAfter(answer));
      throw fail(true, '(too many requests)');
    }
    try {
      if (redirects?.follow(answer)) return MOVED;
    } catch (error) {
      throw error instanceof RedirectError ? fail(false, `(${error.message})`) : error;
    }
    if (status >= 300 && status < 400) throw fail(false, '(a redirect, which is not followed)');
    if (status === 401) throw fail(false);
    const refusal = { field: 'status', reason: `answered ${status}` };
    if (status >= 500) {
      const { message } = fail(true);
      throw new ServerAttemptError(message, null, refusal);
    }
    // Web servers refuse files in other formats than their own; platforms refuse in JSON, unless something fails before them.
    const isRefused = this.options.format !== undefined && status >= 400;
    if (content === undefined && !isRefused) throw fail(true);
    if (status === 404) return null;
    if (status === 408) throw fail(true);
    if (status < 200 || status > 299) throw fail(false, undefined, refusal);
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    const problem = problemOf(parsed.error);
    throw fail(true, `with unexpected data: ${problem.field}: ${problem.reason}`, problem);
  }

  private async ask(
    path: string,
    signal: AbortSignal,
    { method, body }: { method: string; body?: string },
    redirects?: Redirects,
  ): Promise<Answer> {
    const { baseUrl, headers, format } = this.options;
    try {
      return await withTimeout(this.timings.timeout, signal, (limited) => {
        const url = redirects?.url ?? `${baseUrl}${path}`;
        const question = {
          headers: { ...COMMON_HEADERS, ...headers },
          signal: limited,
          maxBytes: MAX_BODY,
          method,
          format,
          isPublicOnly: redirects?.isPublicOnly ?? false,
          ...(body !== undefined && { body }),
        };
        const call = { method, url, hasPath: true };
        return tracedCall(
          call,
          () => ask(url, question),
          ({ status }) => status,
        );
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PrivateAddressError) {
        const what = `redirects ${method} ${path} into the private network: ${error.message}`;
        throw new AttemptError(what.replace(/\.$/, ''), 302);
      }
      throw new AttemptError(this.describeSilence(`${method} ${path}`, error), null);
    }
  }

  private describeSilence(request: string, error: unknown): string {
    if (error instanceof TimeoutError) {
      return `sent no complete response to ${request} within ${this.timings.timeout / 1000} s`;
    }
    if (error instanceof OversizeError) {
      return `answered ${request} with more than ${MAX_BODY / 1024 / 1024} MB`;
    }
    return `could not be reached for ${request} (${networkReason(error)})`;
  }
}

function networkReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'message' in error ? String(error.message) : 'no reason given';
}
