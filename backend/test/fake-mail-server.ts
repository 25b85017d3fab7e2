import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type MailFrom = NonNullable<SMTPServerOptions['onMailFrom']>;
type RcptTo = NonNullable<SMTPServerOptions['onRcptTo']>;

/** What a mail server does with a mail; without anything it takes it. */
export interface MailBehaviour {
  /** The answer to the sender, if it is not 250; words may follow the code. */
  sender?: number | string;
  /** The answer to the address, likewise. */
  recipient?: number | string;
  /** The answer to the mail, likewise. */
  content?: number | string;
  /** It never answers to the mail. */
  hangs?: boolean;
  /** It begins its answer to the mail line by line, and never ends it. */
  drips?: boolean;
  /** It closes the connection in the middle of the mail. */
  drops?: boolean;
  /** Comes before the answer to a mail that is taken. */
  beforeAnswer?: () => Promise<void>;
}

/** An SMTP server on loopback. */
export class FakeMailServer {
  behaviour: MailBehaviour = {};
  readonly mails: (Email & { envelope: string[] })[] = [];
  /** Mails that were begun. */
  begun = 0;
  /** Addresses that were named to it, taken or not. */
  named = 0;

  private constructor(
    private readonly server: SMTPServer,
    readonly url: string,
  ) {}

  static async start(options: SMTPServerOptions = {}): Promise<FakeMailServer> {
    const server = new SMTPServer({
      logger: false,
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      ...options,
      onMailFrom: (address, session, done) => standIn.takeSender(address, session, done),
      onRcptTo: (address, session, done) => standIn.takeRecipient(address, session, done),
      onData: (stream, { id, envelope }, done) => {
        standIn.begun += 1;
        if (standIn.behaviour.drops) {
          for (const connection of server.connections) connection._socket.destroy();
          return;
        }
        if (standIn.behaviour.drips) {
          const connection = [...server.connections].find((each) => each.id === id);
          if (connection) drip(connection._socket);
        }
        const recipients = envelope.rcptTo.map(({ address }) => address);
        void buffer(stream)
          .then(
            (message) => standIn.take(message, recipients),
            // The sender is gone, in the middle of the mail.
            () => 'hangs' as const,
          )
          .then((taken) => {
            if (taken !== 'hangs') done(taken);
          });
      },
    });
    server.on('error', () => undefined);
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const standIn = new FakeMailServer(
      server,
      `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    );
    return standIn;
  }

  reset(): void {
    this.behaviour = {};
    this.mails.length = 0;
    this.begun = 0;
    this.named = 0;
  }

  async close(): Promise<void> {
    for (const connection of this.server.connections) connection._socket.destroy();
    await new Promise<void>((closed) => this.server.close(closed));
  }

  private readonly takeSender: MailFrom = (_address, _session, done) => {
    const { sender } = this.behaviour;
    done(sender === undefined ? null : refusal(sender));
  };

  private readonly takeRecipient: RcptTo = (_address, _session, done) => {
    this.named += 1;
    const { recipient } = this.behaviour;
    done(recipient === undefined ? null : refusal(recipient));
  };

  private async take(message: Buffer, envelope: string[]): Promise<Error | null | 'hangs'> {
    const { hangs, drips, content, beforeAnswer } = this.behaviour;
    if (hangs || drips) return 'hangs';
    if (content !== undefined) return refusal(content);
    this.mails.push({ ...(await PostalMime.parse(message)), envelope });
    await beforeAnswer?.();
    return null;
  }
}

function drip(socket: Socket): void {
  const dripping = setInterval(() => socket.write('250-soon\r\n'), 100);
  socket.once('close', () => clearInterval(dripping));
}

function refusal(answer: number | string): Error {
  const [code, ...words] = String(answer).split(' ');
  const message = words.join(' ') || 'as the test wants it';
  return Object.assign(new Error(message), { responseCode: Number(code) });
}
