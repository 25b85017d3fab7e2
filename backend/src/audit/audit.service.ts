import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../common/jobs/scheduled.js';
import { currentCaller } from '../common/sql/caller.js';
import { LogConfig } from '../config/app-config.js';
import { type AuditObjectType, TABLE_OF } from '../changes/audit-objects.js';
import { findHead, deleteEntries, insertAction, extendHashChain } from './audit-log.queries.js';

/** The most entries per transaction. */
const ENTRIES_AT_ONCE = 5_000;
const HOUR = 3_600_000;
/** The most recent views that are remembered. Others may be recorded twice within an hour. */
const MOST_VIEWS = 1_000;

/** An action that changes no row and therefore has to be recorded explicitly. */
export interface AuditAction {
  object: { type: AuditObjectType; id?: string };
  after?: Record<string, string | number>;
  action?: string;
  /** Default: the signed-in user. An id of null means somebody without an account. */
  person?: { id: string | null; name: string } | null;
}

/** Records actions that change no row and maintains the hash chain. Database triggers record changes of rows. */
@Injectable()
export class AuditService {
  private readonly logger = new Logger(AuditService.name);
  private readonly viewed = new LRUCache<string, number>({ max: MOST_VIEWS });

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LogConfig,
  ) {}

  async record(
    { object, after, ...named }: AuditAction,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const { id, name, action, address, request } = currentCaller();
    const person = named.person === undefined ? { id, name } : named.person;
    await insertAction(manager, {
      ...{
        table_name: TABLE_OF[object.type],
        record: object.id ?? null,
        action: named.action ?? action,
      },
      ...{ actor_id: person?.id ?? null, actor_name: person?.name ?? null, after: after ?? null },
      ...{ address, request_id: request },
    });
  }

  /** Records a view at most once per hour, user or API key, object and process. */
  async recordView(noted: AuditAction): Promise<void> {
    const { id, name, action } = currentCaller();
    const key = JSON.stringify([id, name, action, noted.object.id]);
    const now = Date.now();
    if (now - (this.viewed.get(key) ?? 0) < HOUR) return;
    this.viewed.set(key, now);
    try {
      await this.record(noted);
    } catch (error) {
      this.viewed.delete(key);
      throw error;
    }
  }

  /**
   * Extends the hash chain, in one replica at a time, and returns the number of entries. Logs the newest hash, out of
   * reach of the database role, for `audit:verify -- --expect`.
   */
  async extendChain(): Promise<number> {
    const hashed = await extendHashChain(this.dataSource, ENTRIES_AT_ONCE);
    if (hashed > 0) {
      const hash = await findHead(this.dataSource);
      this.logger.log({ hashed, hash }, 'Added new audit entries to the hash chain.');
    }
    return hashed;
  }

  forget(): Promise<number> {
    return deleteEntries(this.dataSource, this.config.auditRetentionDays, ENTRIES_AT_ONCE);
  }

  @Scheduled(
    '10 seconds',
    'Could not add new audit entries to the hash chain (will retry in 10 s).',
  )
  async extendChainSoon(): Promise<void> {
    while ((await this.extendChain()) >= ENTRIES_AT_ONCE);
  }

  @Scheduled('hour', 'Could not delete old audit entries (will retry in 1 h).')
  async forgetOld(): Promise<void> {
    while ((await this.forget()) >= ENTRIES_AT_ONCE);
  }
}
