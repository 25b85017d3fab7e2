import axios, { type AxiosRequestConfig, type AxiosResponseHeaders } from 'axios';
import { isAdminPath, toApiError, type ApiError } from './api-error';

/** Where the admin's bearer token is kept between visits. */
export const ADMIN_TOKEN_KEY = 'admin_token';

const transport = axios.create({
  withCredentials: true,
  responseType: 'text',
  transformResponse: readBody,
});

transport.interceptors.request.use((config) => {
  const token = isAdminPath(config.url) ? localStorage.getItem(ADMIN_TOKEN_KEY) : null;
  if (token) config.headers.setAuthorization(`Bearer ${token}`);
  return config;
});

/**
 * Sends one request to the API; every generated function and the default query go through it.
 *
 * A body is sent as JSON, and only then is there a JSON content type. Cookies are included. Calls
 * under `/api/admin` carry the stored bearer token. A 204 answers `undefined`.
 *
 * @throws {ApiError} on any status outside 2xx, and when no answer comes.
 */
export async function httpClient<T>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<T> {
  try {
    const { data } = await transport.request<T>({ ...config, ...options });
    return data;
  } catch (error) {
    throw toApiError(error);
  }
}

/** A failed response keeps its text, because the error's message quotes it as it came. */
function readBody(text: string, headers: AxiosResponseHeaders, status = 0): unknown {
  if (status < 200 || status >= 300) return text;
  if (!text) return undefined;
  return /\bjson\b/.test(String(headers.getContentType())) ? JSON.parse(text) : text;
}

/** The name that generated hooks use for the error of a call. */
export type ErrorType<_Body> = ApiError;
