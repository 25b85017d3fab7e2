import { isAxiosError } from 'axios';

/** The members of an RFC 9457 problem that the site reads. */
export interface Problem {
  type?: string;
  detail?: string;
  message?: string;
  errors?: { field: string; message: string }[];
}

/** The error of every failed call. `status` is 0 and `statusText` empty when there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The page already shows the reason, so no toast is needed. */
  isShown?: boolean;

  constructor(
    message: string,
    readonly status = 0,
    readonly statusText = '',
    readonly problem?: Problem,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get isNetworkError(): boolean {
    return this.status === 0;
  }
}

export function isAdminPath(url = ''): boolean {
  return /^\/api\/admin(\/|\?|$)/.test(url);
}

const REASONS: Readonly<Record<string, string>> = {
  ERR_NETWORK: 'the server did not answer',
  ECONNABORTED: 'the server took too long',
};

/** Converts a request error to an {@link ApiError}. Returns cancellations unchanged. */
export function toApiError(error: unknown): unknown {
  if (!isAxiosError<unknown>(error) || error.code === 'ERR_CANCELED') return error;
  const { response } = error;
  if (!response) {
    const message = `Network error: ${REASONS[error.code ?? ''] ?? error.message}`;
    return new ApiError(message, 0, '', undefined, { cause: error });
  }

  const { status } = response;
  const text = typeof response.data === 'string' ? response.data : '';
  const problem = parseProblem(text);
  const message = isAdminPath(error.config?.url)
    ? adminMessage(problem, response.statusText || String(status))
    : `${status}: ${text || response.statusText}`;
  return new ApiError(message, status, response.statusText, problem, { cause: error });
}

/** HTTP/2 has no status text, so the caller may pass the number instead. */
function adminMessage(problem: Problem | undefined, statusText: string): string {
  return problem?.detail || problem?.message || `Request failed: ${statusText}`;
}

function parseProblem(text: string): Problem | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
