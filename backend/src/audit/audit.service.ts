import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../common/jobs/scheduled.js';
import { currentCaller } from '../common/sql/caller.js';
import { LogConfig } from '../config/app-config.js';
import { type AuditObjectType, TABLE_OF } from '../changes/audit-objects.js';
import { findHead, forgetLines, insertAct, sealLines } from './audit-log.queries.js';

/** Sealed or forgotten in one transaction. */
const LINES_AT_ONCE = 5_000;
/** Milliseconds. */
const HOUR = 3_600_000;
/** Of whom it is known what they have viewed; whoever gives way to others is noted once more. */
const MOST_VIEWS = 1_000;

/** An act that changes no row, and so is noted by whoever does it. */
export interface NotedAct {
  object: { type: AuditObjectType; id?: string };
  after?: Record<string, string | number>;
  /** Else the operation of the request. */
  act?: string;
  /** Else whoever has signed in. Without an id: somebody who has no account. */
  person?: { id: string | null; name: string } | null;
}

/** Acts that change no row, and the hash chain over the change log. Changes of rows are recorded by the database itself. */
@Injectable()
export class AuditService {
  private readonly logger = new Logger(AuditService.name);
  /** When somebody was last noted to view something, in milliseconds. */
  private readonly viewed = new LRUCache<string, number>({ max: MOST_VIEWS });

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LogConfig,
  ) {}

  /** For acts that change no row of a table that is watched, in the transaction of `manager` if there is one. */
  async note(
    { object, after, ...named }: NotedAct,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const { id, name, act, address, request } = currentCaller();
    const person = named.person === undefined ? { id, name } : named.person;
    await insertAct(manager, {
      ...{ table_name: TABLE_OF[object.type], record: object.id ?? null, act: named.act ?? act },
      ...{ actor_id: person?.id ?? null, actor_name: person?.name ?? null, after: after ?? null },
      ...{ address, request_id: request },
    });
  }

  /** Once an hour for each person, or API key of theirs, object and process, however often they look. */
  async noteView(noted: NotedAct): Promise<void> {
    const { id, name, act } = currentCaller();
    const key = JSON.stringify([id, name, act, noted.object.id]);
    const now = Date.now();
    if (now - (this.viewed.get(key) ?? 0) < HOUR) return;
    this.viewed.set(key, now);
    try {
      await this.note(noted);
    } catch (error) {
      this.viewed.delete(key);
      throw error;
    }
  }

  /**
   * One replica does it, the others see that and go on. Answers how many lines it sealed.
   * The log keeps the newest hash out of reach of the database's role, for `audit:verify -- --expect`.
   */
  async seal(): Promise<number> {
    const sealed = await sealLines(this.dataSource, LINES_AT_ONCE);
    if (sealed > 0) {
      const hash = await findHead(this.dataSource);
      this.logger.log({ sealed, hash }, 'Sealed new audit entries.');
    }
    return sealed;
  }

  /** Lets go of what is older than it is kept, by the clock that replicas share. Answers how many lines. */
  forget(): Promise<number> {
    return forgetLines(this.dataSource, this.config.auditRetentionDays, LINES_AT_ONCE);
  }

  @Scheduled('10 seconds', 'Could not seal new audit entries (will retry in 10 s).')
  async sealSoon(): Promise<void> {
    while ((await this.seal()) >= LINES_AT_ONCE);
  }

  @Scheduled('hour', 'Could not delete old audit entries (will retry in 1 h).')
  async forgetOld(): Promise<void> {
    while ((await this.forget()) >= LINES_AT_ONCE);
  }
}
