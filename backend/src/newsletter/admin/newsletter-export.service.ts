import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { BusyError } from '../../common/problem/app-error.js';
import { SiteConfig } from '../../config/app-config.js';
import { withoutDeadline } from '../../common/sql/deadline.js';
import { SubscribersCursor, type SubscribersWanted } from './subscribers-cursor.queries.js';
import { toCsv } from './subscribers-csv.js';

/** Each export holds a connection while its client reads. The smallest pool has three. */
const MOST_AT_ONCE = 2;

/** Streams all subscribers of one snapshot as CSV, with little memory (decisions/newsletter.md). */
@Injectable()
export class NewsletterExportService {
  private running = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: SiteConfig,
    private readonly audit: AuditService,
  ) {}

  /** Returns the subscribers as CSV, newest first. @throws BusyError if other exports are running */
  async export(wanted: SubscribersWanted): Promise<Readable> {
    if (this.running >= MOST_AT_ONCE) {
      throw new BusyError('Other exports are running. Try again when one of them has ended.');
    }
    this.running += 1;
    try {
      const cursor = await withoutDeadline(() => SubscribersCursor.open(this.dataSource, wanted));
      return this.stream(await this.noted(cursor));
    } catch (error) {
      this.running -= 1;
      throw error;
    }
  }

  /** Writes the audit entry before the first byte, because a killed process could not write it afterwards. */
  private async noted(cursor: SubscribersCursor): Promise<SubscribersCursor> {
    try {
      await this.audit.record({ object: { type: 'subscriber' }, after: { rows: cursor.total } });
      return cursor;
    } catch (error) {
      await cursor.close();
      throw error;
    }
  }

  private stream(cursor: SubscribersCursor): Readable {
    const { publicUrl } = this.config;
    let first = true;
    const next = async (): Promise<string | null> => {
      const rows = await cursor.read();
      if (rows.length === 0 && !first) return null;
      const lines = toCsv(rows, publicUrl, { first });
      first = false;
      return lines;
    };
    const close = (): Promise<void> => {
      this.running -= 1;
      return cursor.close();
    };
    return new Readable({
      read() {
        next().then(
          (lines) => this.push(lines),
          (error: Error) => this.destroy(error),
        );
      },
      destroy(error, callback) {
        close().then(
          () => callback(error),
          (closing: Error) => callback(error ?? closing),
        );
      },
    });
  }
}
