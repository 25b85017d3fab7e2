import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { BusyError, InvalidInputError } from '../../common/problem/app-error.js';
import { currentCaller, withoutAuditEntries } from '../../common/sql/caller.js';
import { withoutDeadline } from '../../common/sql/deadline.js';
import { AddressKeys } from '../address-keys.service.js';
import type { NewsletterImportDto, UnknownStatusDto } from '../dto/newsletter-import.dto.js';
import {
  addImported,
  countImported,
  createImported,
  keepImported,
} from './imported-addresses.queries.js';
import { statusKey } from './left-elsewhere.js';
import {
  type CsvChoice,
  type ImportedAddress,
  readSubscribersCsv,
  type SubscribersCsv,
  type UnreadableLine,
} from './read-subscribers-csv.js';

const BATCH = 1_000;
const MOST_ERRORS = 20;
const MOST_STATUSES = 20;
const NO_EMAIL_COLUMN = {
  field: 'email_column',
  message: 'The file must have one column of email addresses. Name it “Email”, or give its number.',
};

/** Imports subscribers from a file, either all of them or, after an error, none. */
@Injectable()
export class NewsletterImportService {
  /** One import at a time, because it holds a connection during the whole upload. */
  private isRunning = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
    private readonly audit: AuditService,
  ) {}

  /** Returns what `import` would do now. @throws InvalidInputError, TooLargeError, BusyError */
  preview(file: IncomingMessage, choice: CsvChoice): Promise<NewsletterImportDto> {
    return this.run(file, choice, () => Promise.resolve(0));
  }

  /**
   * Skips people who have unsubscribed here or elsewhere.
   * @throws the errors of `preview`, InvalidInputError if no column has the addresses
   */
  import(file: IncomingMessage, choice: CsvChoice): Promise<NewsletterImportDto> {
    const add = async (manager: EntityManager, csv: SubscribersCsv) => {
      if (csv.email_column === null) throw new InvalidInputError([NO_EMAIL_COLUMN]);
      const added = await addImported(manager);
      await this.audit.record({ object: { type: 'subscriber' }, after: { added } }, manager);
      return added;
    };
    return withoutAuditEntries(currentCaller(), () => this.run(file, choice, add));
  }

  private async run(
    file: IncomingMessage,
    choice: CsvChoice,
    add: (manager: EntityManager, csv: SubscribersCsv) => Promise<number>,
  ): Promise<NewsletterImportDto> {
    if (this.isRunning) throw new BusyError('Another file is read. Try again when it has ended.');
    this.isRunning = true;
    try {
      return await withoutDeadline(() =>
        this.dataSource.transaction(async (manager) => {
          await createImported(manager);
          const csv = await readSubscribersCsv(file, choice);
          const read = await this.keep(manager, csv);
          const { fresh, ...counts } = await countImported(manager);
          const added = await add(manager, csv);
          const { columns, email_column, date_column } = csv;
          return { ...read, fresh, added, ...counts, columns, email_column, date_column };
        }),
      );
    } finally {
      this.isRunning = false;
    }
  }

  private async keep(manager: EntityManager, { lines }: SubscribersCsv) {
    const read = { rows: 0, invalid: 0, errors: [] as UnreadableLine[] };
    const unknown = new Map<string, UnknownStatusDto>();
    let batch: (ImportedAddress & { hash: Buffer })[] = [];
    for await (const line of lines) {
      read.rows += 1;
      if ('message' in line) {
        read.invalid += 1;
        if (read.invalid <= MOST_ERRORS) read.errors.push(line);
      } else {
        batch.push(...this.keys.hashes(line.email).map((hash) => ({ ...line, hash })));
        if (line.status !== undefined) countStatus(unknown, line.status);
      }
      if (batch.length < BATCH) continue;
      await keepImported(manager, batch);
      batch = [];
    }
    await keepImported(manager, batch);
    return { ...read, unknown_statuses: [...unknown.values()] };
  }
}

function countStatus(statuses: Map<string, UnknownStatusDto>, value: string): void {
  const key = statusKey(value);
  const status = statuses.get(key);
  if (status) status.count += 1;
  else if (statuses.size < MOST_STATUSES) statuses.set(key, { value, count: 1 });
}
