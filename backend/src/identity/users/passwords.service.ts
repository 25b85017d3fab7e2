import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { BusyError } from '../../common/problem/app-error.js';

/** Argon2id, the library's default algorithm, at the cost that OWASP recommends: 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two hashes at a time leave two of libuv's four threads to everything else. */
const AT_A_TIME = 2;
const LONGEST_WAIT = 3_000;

export interface Attempt {
  begin(): Promise<void>;
  succeed(): Promise<void>;
}

export const UNCOUNTED: Attempt = {
  begin: () => Promise.resolve(),
  succeed: () => Promise.resolve(),
};

/** Hashes and checks passwords, a few at a time, because each takes a thread and 19 MiB. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly queue = new PQueue({ concurrency: AT_A_TIME });
  private nobodys: string;

  async onModuleInit(): Promise<void> {
    this.nobodys = await this.hash(randomBytes(16).toString('hex'));
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize(), COST));
  }

  /** Takes as long when there is no hash. @throws BusyError if the wait for a turn exceeds three seconds */
  verify(password: string, hashed: string | null, attempt: Attempt = UNCOUNTED): Promise<boolean> {
    return this.inTurn(async () => {
      await attempt.begin();
      const matches = await verify(hashed ?? this.nobodys, password.normalize());
      if (!matches || hashed === null) return false;
      await attempt.succeed();
      return true;
    });
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(tooBusy()), LONGEST_WAIT);
    const start = () => {
      clearTimeout(timer);
      return work();
    };
    return this.queue.add(start, { signal: patience.signal });
  }
}

export function tooBusy(): BusyError {
  return new BusyError('Too many people are signing in at the moment. Try again in a few seconds.');
}
