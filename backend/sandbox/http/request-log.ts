import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface LoggedRequest {
  method: string;
  path: string;
  /** Milliseconds since the epoch. */
  time: number;
  /** Null until the response is sent. */
  status: number | null;
}

const KEPT = 5_000;

export class RequestLog {
  readonly #open = new Map<FastifyRequest, LoggedRequest>();
  #requests: LoggedRequest[] = [];
  #count = 0;
  #maxInFlight = 0;

  /** Records every request to the routes of this scope. Call it before any other hook is added. */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      this.#begin(request, reply);
      done();
    });
    app.addHook('onSend', (request, reply, _payload, done) => {
      this.#end(request, reply.statusCode);
      done();
    });
  }

  report() {
    return {
      count: this.#count,
      inFlight: this.#open.size,
      maxInFlight: this.#maxInFlight,
      requests: this.#requests,
    };
  }

  clear(): void {
    this.#requests = [];
    this.#count = 0;
    this.#maxInFlight = this.#open.size;
  }

  #begin(request: FastifyRequest, reply: FastifyReply): void {
    const { method, url: path } = request;
    const entry: LoggedRequest = { method, path, time: Date.now(), status: null };
    this.#open.set(request, entry);
    this.#requests.push(entry);
    if (this.#requests.length > KEPT) this.#requests.shift();
    this.#count += 1;
    this.#maxInFlight = Math.max(this.#maxInFlight, this.#open.size);
    reply.raw.once('close', () => this.#end(request, null));
  }

  #end(request: FastifyRequest, status: number | null): void {
    const entry = this.#open.get(request);
    if (!entry) return;
    entry.status = status;
    this.#open.delete(request);
  }
}
