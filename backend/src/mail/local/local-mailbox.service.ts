import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import type { SMTPServer } from 'smtp-server';

const MOST = 100;

const NOWHERE = /\.invalid$/i;

@Injectable()
export class LocalMailboxService implements OnApplicationShutdown {
  readonly mails: Email[] = [];
  private server: SMTPServer | undefined;
  private opening: Promise<string> | undefined;

  open(): Promise<string> {
    this.opening ??= this.listen();
    return this.opening;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opening?.catch(() => undefined);
    const { server } = this;
    if (server) await new Promise<void>((closed) => server.close(closed));
  }

  private async listen(): Promise<string> {
    const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
      import('smtp-server'),
      import('postal-mime'),
    ]);
    this.server = new SMTPServer({
      logger: false,
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
      onData: (stream, _session, done) => {
        void buffer(stream)
          .then((message) => PostalMime.parse(message))
          .then(
            (mail) => {
              this.mails.splice(MOST - 1);
              this.mails.unshift(mail);
              done();
            },
            (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
          );
      },
    });
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }
}

function refusalOf(address: string): Error | null {
  if (!NOWHERE.test(address)) return null;
  return Object.assign(new Error('5.1.2 This host does not exist'), { responseCode: 550 });
}
