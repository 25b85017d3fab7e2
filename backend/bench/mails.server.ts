import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export class CountingServer {
  /** The number of deliveries by recipient. */
  readonly arrivals = new Map<string, number>();
  total = 0;
  /** Mails received but not confirmed yet. */
  inFlight = 0;
  /** Called before each response. */
  beforeAnswer: () => Promise<void> | void = () => undefined;

  private readonly server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        this.total += 1;
        this.inFlight += 1;
        for (const { address } of envelope.rcptTo) {
          this.arrivals.set(address, (this.arrivals.get(address) ?? 0) + 1);
        }
        void Promise.resolve(this.beforeAnswer()).then(() => {
          this.inFlight -= 1;
          done();
        });
      });
    },
  });

  /** @returns its URL */
  async start(): Promise<string> {
    this.server.on('error', () => undefined);
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const connection of this.server.connections) connection._socket.destroy();
    await new Promise<void>((closed) => this.server.close(closed));
  }
}
