import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two readiness checks of a replica. */
const LOOK_EVERY = 100;

/** @throws for an incomplete response */
export function send(
  agent: Agent,
  url: string,
  { method = 'GET', body = '' }: { method?: string; body?: string } = {},
): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    request(url, { agent, method, headers }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response
        .on('error', reject)
        .on('end', () => resolve({ status, connection: headers.connection }));
      response.resume();
    })
      .on('error', reject)
      .end(body);
  });
}

/** Works like a proxy: it sends nothing twice, and nothing to a replica that was not ready at the last check. */
export class RoundRobin {
  readonly failures: string[] = [];
  answered = 0;
  private ready: string[] = [];
  private turn = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly probes = new Agent();
  private readonly ended = new AbortController();

  /** @param pause milliseconds between a response and the same client's next request */
  constructor(
    private readonly replicas: string[],
    private readonly pause = 0,
  ) {}

  async run(path: string, clients: number, signal: AbortSignal): Promise<void> {
    await this.look();
    const looking = this.lookOn();
    const client = async () => {
      while (!signal.aborted) {
        await this.ask(path);
        if (this.pause > 0) await setTimeout(this.pause);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    this.ended.abort();
    await looking;
    this.agent.destroy();
  }

  async untilUsed(replica: string): Promise<void> {
    while (!this.ready.includes(replica)) await setTimeout(LOOK_EVERY);
  }

  private async ask(path: string): Promise<void> {
    const replica = this.ready[(this.turn += 1) % this.ready.length];
    try {
      const { status } = await send(this.agent, `${replica}${path}`);
      if (status === 200) this.answered += 1;
      else this.failures.push(`${status}`);
    } catch (error) {
      this.failures.push(String(error));
      // A refused client does not retry immediately.
      await setTimeout(10);
    }
  }

  private async lookOn(): Promise<void> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      await setTimeout(LOOK_EVERY, null, { signal }).catch(() => null);
      await this.look();
    }
  }

  private async look(): Promise<void> {
    const looks = this.replicas.map(async (replica) => {
      const look = await send(this.probes, `${replica}/api/health/ready`).catch(() => null);
      return look?.status === 200 ? [replica] : [];
    });
    const ready = (await Promise.all(looks)).flat();
    // If no replica is ready, requests go to the last known ones.
    if (ready.length > 0) this.ready = ready;
  }
}
