import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { BusyError } from '../common/problem/app-error.js';

/** argon2id, the library's default algorithm, at the cost that OWASP recommends: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two hashes at a time leave two of libuv's four threads to everything else. */
const AT_A_TIME = 2;
const MAY_WAIT = 500;

/** Hashes and checks passwords, a few at a time however many are asked for. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly queue = new PQueue({ concurrency: AT_A_TIME });
  private nobodys: string;

  async onModuleInit(): Promise<void> {
    this.nobodys = await this.hash(randomBytes(16).toString('hex'));
  }

  /** @throws BusyError when too many are waiting */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize(), COST));
  }

  /**
   * Whether the password is the one of this hash. Without a hash it takes the same time and says no.
   * @throws BusyError when too many are waiting
   */
  async verify(password: string, hashed: string | null): Promise<boolean> {
    const matches = await this.inTurn(() => verify(hashed ?? this.nobodys, password.normalize()));
    return matches && hashed !== null;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.queue.size >= MAY_WAIT) {
      throw new BusyError(
        'Too many people are signing in at the moment. Try again in a few seconds.',
      );
    }
    return this.queue.add(work);
  }
}
