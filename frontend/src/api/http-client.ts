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
 * Calls the API with cookies, and with the bearer token under `/api/admin`. A 401 removes the token. A call that
 * requires re-authentication is sent again after the user has confirmed. Resolves with `undefined` on a 204.
 * @throws {ApiError} on any status outside 2xx, and when there is no response
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
      params: withLists(options?.params ?? config.params),
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

/** The API takes lists of query parameters separated by commas, which Axios would repeat. */
function withLists(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  );
}

/** Requests for a file receive errors as a `Blob` too, so their text has to be read first. */
async function withText(error: unknown): Promise<unknown> {
  if (isAxiosError<unknown>(error) && error.response?.data instanceof Blob) {
    error.response.data = await error.response.data.text();
  }
  return error;
}

/** A late 401 for an old token must not end a newer session. */
function endSession(refused: string) {
  if (readToken() === refused) removeToken();
}

/** Failed responses stay text, because the error message quotes them. */
function readBody(text: string, headers: AxiosResponseHeaders, status = 0): unknown {
  if (status < 200 || status >= 300) return text;
  if (!text) return undefined;
  return /\bjson\b/.test(String(headers.getContentType())) ? JSON.parse(text) : text;
}

/** The generated hooks use this name for the error type. */
export type ErrorType<_Body> = ApiError;
