import { assertDocumented } from './spec-check.js';

export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface ApiRequest {
  headers?: Record<string, string>;
  body?: unknown;
}

/** Calls the API over HTTP and checks every response against the committed description. */
export class ApiClient {
  constructor(
    private readonly url: string,
    private readonly token: string | null = null,
    private readonly beforeRequest: () => Promise<void> = () => Promise.resolve(),
  ) {}

  as(token: string): ApiClient {
    return new ApiClient(this.url, token, this.beforeRequest);
  }

  get<Body = unknown>(path: string, request?: ApiRequest): Promise<ApiResponse<Body>> {
    return this.send('GET', path, request);
  }

  post<Body = unknown>(path: string, body?: unknown, request?: ApiRequest) {
    return this.send<Body>('POST', path, { ...request, body });
  }

  put<Body = unknown>(path: string, body?: unknown, request?: ApiRequest) {
    return this.send<Body>('PUT', path, { ...request, body });
  }

  patch<Body = unknown>(path: string, body?: unknown, request?: ApiRequest) {
    return this.send<Body>('PATCH', path, { ...request, body });
  }

  delete<Body = unknown>(path: string, request?: ApiRequest): Promise<ApiResponse<Body>> {
    return this.send('DELETE', path, request);
  }

  async send<Body = unknown>(
    method: string,
    path: string,
    { headers = {}, body }: ApiRequest = {},
  ): Promise<ApiResponse<Body>> {
    await this.beforeRequest();
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: toBody(body),
    });
    const answer = {
      status: response.status,
      headers: response.headers,
      body: parse(await response.text(), response.headers.get('content-type') ?? ''),
    };
    assertDocumented(method, path, answer);
    return answer as ApiResponse<Body>;
  }
}

function toBody(body: unknown): string | Uint8Array<ArrayBuffer> | null {
  if (body === undefined) return null;
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

function parse(text: string, contentType: string): unknown {
  if (text === '') return null;
  return contentType.includes('json') ? JSON.parse(text) : text;
}
