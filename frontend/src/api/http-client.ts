import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponseHeaders } from 'axios';
import { readToken, removeToken } from './admin-token';
import { ApiError, isAdminPath, toApiError } from './api-error';
import { REAUTHENTICATION_REQUIRED, requestReauthentication } from './reauthentication';

export const transport = axios.create({
  withCredentials: true,
  responseType: 'text',
  transformResponse: readBody,
});

/**
 * Sends cookies, and under `/api/admin` the bearer token, which a 401 removes; a 204 answers `undefined`.
 * What needs a proof of who is signed in is sent again once they have given it.
 * @throws {ApiError} on any status outside 2xx, and when no answer comes.
 */
export async function httpClient<T>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<T> {
  const token = isAdminPath(config.url) ? readToken() : null;
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  try {
    const { data } = await transport.request<T>({
      ...config,
      ...options,
      headers: { ...config.headers, ...options?.headers, ...headers },
    });
    return data;
  } catch (error) {
    const failure = toApiError(await withText(error));
    if (!(failure instanceof ApiError)) throw failure;
    if (token && failure.status === 401) endSession(token);
    if (failure.problem?.type === REAUTHENTICATION_REQUIRED) {
      const isConfirmed = await requestReauthentication();
      if (isConfirmed) return httpClient<T>(config, options);
      failure.isShown = isConfirmed === undefined;
    }
    throw failure;
  }
}

/** A call that asks for a file gets one when it fails, too: its text is what tells why. */
async function withText(error: unknown): Promise<unknown> {
  if (isAxiosError<unknown>(error) && error.response?.data instanceof Blob) {
    error.response.data = await error.response.data.text();
  }
  return error;
}

/** A late answer to an old token must not end the session that has begun since. */
function endSession(refused: string) {
  if (readToken() === refused) removeToken();
}

/** A failed response keeps its text, because the error's message quotes it as it came. */
function readBody(text: string, headers: AxiosResponseHeaders, status = 0): unknown {
  if (status < 200 || status >= 300) return text;
  if (!text) return undefined;
  return /\bjson\b/.test(String(headers.getContentType())) ? JSON.parse(text) : text;
}

/** The name that generated hooks use for the error of a call. */
export type ErrorType<_Body> = ApiError;
