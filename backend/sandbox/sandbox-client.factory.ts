import { startSandbox, type Sandbox, type SandboxOptions } from './server.js';
import type { RequestLog } from './http/request-log.js';
import type { Page } from './thinkific/pagination.js';
import type { serializeCourse, serializeProduct } from './thinkific/serializers.js';

export type CoursePayload = ReturnType<typeof serializeCourse>;
export type ProductPayload = ReturnType<typeof serializeProduct>;
export type RequestReport = ReturnType<RequestLog['report']>;

export interface Answer<T> {
  status: number;
  headers: Headers;
  text: string;
  json: () => T;
}

/** A running sandbox and the requests that tests send to it. */
export class SandboxClient {
  constructor(readonly sandbox: Sandbox) {}

  static async start(options: SandboxOptions = {}): Promise<SandboxClient> {
    return new SandboxClient(await startSandbox({ rateLimit: false, ...options }));
  }

  close = (): Promise<void> => this.sandbox.close();

  /** Sends a request to any address of the sandbox. */
  async send<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const response = await fetch(new URL(path, this.sandbox.url), init);
    const text = await response.text();
    const json = (): T => JSON.parse(text) as T;
    return { status: response.status, headers: response.headers, text, json };
  }

  /** Calls the Admin API, by default with the key. */
  get<T = { error: string }>(path: string, headers = this.keys()): Promise<Answer<T>> {
    return this.send<T>(this.sandbox.thinkific.apiUrl + path, { headers });
  }

  async list<T>(path: string): Promise<Page<T>> {
    return (await this.get<Page<T>>(path)).json();
  }

  control<T = { error: string }>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return this.send<T>(`/control${path}`, { method, ...(body !== undefined && json) });
  }

  /** Calls the Instructor API, by default with the token. */
  udemy<T = { detail: string }>(path: string, headers = this.bearer()): Promise<Answer<T>> {
    return this.send<T>(this.sandbox.udemy.apiUrl + path, { headers, redirect: 'manual' });
  }

  bearer(): Record<string, string> {
    return { Authorization: `bearer ${this.sandbox.udemy.apiToken}` };
  }

  keys(): Record<string, string> {
    const { apiKey, subdomain } = this.sandbox.thinkific;
    return { 'X-Auth-API-Key': apiKey, 'X-Auth-Subdomain': subdomain };
  }
}
