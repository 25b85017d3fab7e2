import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { BusyError } from '../../common/problem/app-error.js';
import { currentCaller, withoutLines } from '../../common/sql/caller.js';
import { withoutDeadline } from '../../common/sql/deadline.js';
import { WITHOUT_IDLE_LIMIT } from '../../common/sql/without-idle-limit.js';
import { AddressKeys } from '../address-keys.service.js';
import type { NewsletterImportDto } from '../dto/newsletter-import.dto.js';
import {
  addImported,
  countImported,
  createImported,
  keepImported,
} from './imported-addresses.queries.js';
import {
  type ImportedAddress,
  readSubscribersCsv,
  type UnreadableLine,
} from './read-subscribers-csv.js';

const BATCH = 1_000;
const MOST_FAULTS = 20;

/** Takes subscribers over from elsewhere, all of a file or, when it breaks, none. */
@Injectable()
export class NewsletterImportService {
  /** It holds a connection for as long as the upload takes. */
  private isRunning = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
    private readonly audit: AuditService,
  ) {}

  /** What `import` would do now. @throws InvalidInputError, TooLargeError, BusyError */
  preview(file: IncomingMessage): Promise<NewsletterImportDto> {
    return this.run(file, () => Promise.resolve(0));
  }

  /** Adds the addresses that are new; who has left stays out. @throws as `preview` does */
  import(file: IncomingMessage): Promise<NewsletterImportDto> {
    const add = async (manager: EntityManager) => {
      const added = await addImported(manager);
      await this.audit.note({ object: { type: 'subscriber' }, after: { added } }, manager);
      return added;
    };
    return withoutLines(currentCaller(), () => this.run(file, add));
  }

  private async run(
    file: IncomingMessage,
    add: (manager: EntityManager) => Promise<number>,
  ): Promise<NewsletterImportDto> {
    if (this.isRunning) throw new BusyError('Another file is read. Try again when it has ended.');
    this.isRunning = true;
    try {
      return await withoutDeadline(() =>
        this.dataSource.transaction(async (manager) => {
          await manager.query(WITHOUT_IDLE_LIMIT);
          await createImported(manager);
          const read = await this.keep(manager, file);
          const { fresh, ...counts } = await countImported(manager);
          const added = await add(manager);
          return { ...read, fresh, added, ...counts };
        }),
      );
    } finally {
      this.isRunning = false;
    }
  }

  private async keep(manager: EntityManager, file: IncomingMessage) {
    const read = { rows: 0, invalid: 0, faults: [] as UnreadableLine[] };
    let batch: (ImportedAddress & { hash: Buffer })[] = [];
    for await (const line of readSubscribersCsv(file)) {
      read.rows += 1;
      if ('message' in line) {
        read.invalid += 1;
        if (read.invalid <= MOST_FAULTS) read.faults.push(line);
      } else batch.push(...this.keys.hashes(line.email).map((hash) => ({ ...line, hash })));
      if (batch.length < BATCH) continue;
      await keepImported(manager, batch);
      batch = [];
    }
    await keepImported(manager, batch);
    return read;
  }
}
