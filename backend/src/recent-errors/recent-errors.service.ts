import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { hostname } from 'node:os';
import { DataSource } from 'typeorm';
import { transactionWithin } from '../common/sql/transaction-within.js';
import type { RecentErrorDto } from './dto/recent-error.dto.js';
import { type LoggedError, readError } from './read-error.js';
import { countErrors, type CountedErrors, listErrors } from './recent-errors.queries.js';

/** Milliseconds that an error waits for others, and that writing may take. */
const GATHER = 1_000;
const PATIENCE = 2_000;
/** Kinds that wait at most, and lines that are read of the same second. */
const MOST_WAITING = 50;
const MOST_READ = 200;

const THIS_PROCESS = { host: hostname(), pid: process.pid };

/** Shows the last errors of all processes. The log has all of them; here those of a time without a database are lost. */
@Injectable()
export class RecentErrors implements OnModuleDestroy {
  private waiting = new Map<string, CountedErrors>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private read = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** Takes a line of the log, and neither waits nor throws. */
  note(line: string): void {
    this.read += 1;
    this.timer ??= setTimeout(() => this.write(), GATHER).unref();
    if (this.read > MOST_READ) return;
    const error = readError(line);
    if (error) this.count(error);
  }

  list(): Promise<RecentErrorDto[]> {
    return listErrors(this.dataSource);
  }

  async onModuleDestroy(): Promise<void> {
    this.write();
    await this.writing;
  }

  private count(error: LoggedError): void {
    const kind = JSON.stringify([error.message, error.part, error.route]);
    const known = this.waiting.get(kind);
    if (!known && this.waiting.size >= MOST_WAITING) return;
    const { firstAt, count } = known ?? { firstAt: error.at, count: 0 };
    this.waiting.set(kind, { last: error, firstAt, count: count + 1 });
  }

  /** One after the other; what cannot be written is not tried again, nor logged, which would be an error more. */
  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.read = 0;
    const kinds = [...this.waiting.values()];
    this.waiting.clear();
    if (kinds.length === 0) return;
    this.writing = this.writing
      .then(() =>
        transactionWithin(this.dataSource, PATIENCE, (manager) =>
          countErrors(manager, THIS_PROCESS, kinds),
        ),
      )
      .catch(() => undefined);
  }
}
