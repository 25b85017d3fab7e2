import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { ConflictError } from '../../common/problem/app-error.js';
import { findMatchesBefore } from '../../common/sql/newest-matches.queries.js';
import { toRowIds } from '../../common/sql/columns.js';
import { MAX_IDS } from '../../common/validation/ids.dto.js';
import { requireShownCount } from '../../common/validation/shown-matches.dto.js';
import { AddressKeys } from '../address-keys.service.js';
import type {
  DeletedNewslettersDto,
  RestoredNewslettersDto,
  DeleteMatchingNewslettersDto,
} from '../dto/newsletter-queries.dto.js';
import { eraseSubscriptions } from '../subscriptions.queries.js';
import {
  keepSubscriptions,
  purgeDeleted,
  restoreDeleted,
} from './deleted-subscriptions.queries.js';
import { goneSubscription, SUBSCRIBERS } from './newsletters-admin.rules.js';

/** Deletes subscribers and restores them for half an hour. */
@Injectable()
export class NewsletterDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
  ) {}

  async delete(id: string): Promise<void> {
    if ((await this.deleteMany([id])).deleted_count === 0) throw goneSubscription();
  }

  deleteMany(ids: string[]): Promise<DeletedNewslettersDto> {
    return this.dataSource.transaction((manager) => this.erase(manager, toRowIds(ids)));
  }

  deleteMatching(dto: DeleteMatchingNewslettersDto): Promise<DeletedNewslettersDto> {
    const { search, from: firstDay, to: lastDay, before, count } = dto;
    const wanted = { search, firstDay, lastDay, before, limit: MAX_IDS };
    return this.dataSource.transaction(async (manager) => {
      const ids = await findMatchesBefore(manager, SUBSCRIBERS, wanted);
      const deleted = await this.erase(manager, ids);
      requireShownCount(deleted.deleted_count, count);
      return deleted;
    });
  }

  /** Erases addresses as if their owners had unsubscribed, but stores what an undo needs. */
  private async erase(manager: EntityManager, ids: string[]): Promise<DeletedNewslettersDto> {
    await keepSubscriptions(manager, ids);
    const erased = await eraseSubscriptions(manager, this.keys, 'id', ids);
    return { deleted_count: erased.length, deleted_ids: erased.map(({ id }) => id) };
  }

  /** Skips missing ones. @throws ConflictError if none is left, because all addresses have subscribed again */
  async restore(ids: string[]): Promise<RestoredNewslettersDto> {
    const { restored, taken } = await this.dataSource.transaction((manager) =>
      restoreDeleted(manager, toRowIds(ids)),
    );
    if (restored.length === 0 && taken.length > 0) throw resubscribed(taken);
    return { restored_count: restored.length, resubscribed: taken };
  }

  @Scheduled('minute', 'Could not purge deleted subscribers (will retry in 1 min).')
  async purge(): Promise<void> {
    await purgeDeleted(this.dataSource.manager);
  }
}

function resubscribed(emails: string[]): ConflictError {
  const [first, ...others] = emails;
  const more = others.length > 0 ? ` and ${others.length} more have` : ' has';
  return new ConflictError(`${first}${more} subscribed again, so there is nothing to bring back.`);
}
