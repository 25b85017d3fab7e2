import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Every } from '../../common/jobs/every.js';
import { ConflictError } from '../../common/problem/app-error.js';
import { SelectionTokens } from '../../common/selection/selection-tokens.service.js';
import { toRowIds } from '../../common/sql/row-id.js';
import { AddressKeys } from '../address-keys.service.js';
import type {
  DeletedNewslettersDto,
  RestoredNewslettersDto,
} from '../dto/deleted-newsletters.dto.js';
import { eraseSubscriptions } from '../subscriptions.queries.js';
import {
  keepSubscriptions,
  purgeDeleted,
  restoreDeleted,
} from './deleted-subscriptions.queries.js';
import { goneSubscription, NEWSLETTERS_LIST } from './newsletters-admin.rules.js';

/** Deletes what admins name, and brings it back for half an hour. */
@Injectable()
export class NewsletterDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
    private readonly tokens: SelectionTokens,
  ) {}

  /** @throws NotFoundError */
  async delete(id: string): Promise<void> {
    if ((await this.deleteMany([id])).deleted_count === 0) throw goneSubscription();
  }

  /** Erases addresses as if their owners had unsubscribed, but keeps what an undo needs. */
  async deleteMany(ids: string[]): Promise<DeletedNewslettersDto> {
    const wanted = toRowIds(ids);
    const erased = await this.dataSource.transaction(async (manager) => {
      await keepSubscriptions(manager, wanted);
      return eraseSubscriptions(manager, this.keys, 'id', wanted);
    });
    return { deleted_count: erased.length, deleted_ids: erased.map(({ id }) => id) };
  }

  /** @throws ConflictError when the token is not this person's, or too old */
  deleteSelected(userId: string, token: string): Promise<DeletedNewslettersDto> {
    return this.deleteMany(this.tokens.open(NEWSLETTERS_LIST, userId, token).ids);
  }

  /**
   * Passes over what is not there to be restored.
   * @throws ConflictError when nothing is, because the addresses have subscribed anew
   */
  async restore(ids: string[]): Promise<RestoredNewslettersDto> {
    const { restored, taken } = await this.dataSource.transaction((manager) =>
      restoreDeleted(manager, toRowIds(ids)),
    );
    if (restored.length === 0 && taken.length > 0) throw subscribedAnew(taken);
    return { restored_count: restored.length, subscribed_anew: taken };
  }

  /** Makes deletions final. */
  @Every('minute', 'Deleted subscribers are kept until the next minute.')
  async purge(): Promise<void> {
    await purgeDeleted(this.dataSource.manager);
  }
}

function subscribedAnew(emails: string[]): ConflictError {
  const [first, ...others] = emails;
  const more = others.length > 0 ? ` and ${others.length} more have` : ' has';
  return new ConflictError(`${first}${more} subscribed anew, so there is nothing to bring back.`);
}
