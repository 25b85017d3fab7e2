import type { EntityManager } from 'typeorm';
import { NotFoundError } from '../../common/problem/app-error.js';
import type { DatedTable } from '../../common/sql/newest-page.queries.js';
import { isRowId } from '../../common/sql/columns.js';
import { Subscription } from '../subscription.entity.js';

export const SUBSCRIBERS: DatedTable = {
  name: 'newsletter_subscriptions',
  date: 'subscribed_at',
  searched: 'search_text',
  counts: 'newsletter_counts',
};

export async function findSubscription(manager: EntityManager, id: string): Promise<Subscription> {
  const found = isRowId(id) && (await manager.findOneBy(Subscription, { id: Number(id) }));
  if (!found) throw goneSubscription();
  return found;
}

export function goneSubscription(): NotFoundError {
  return new NotFoundError('There is no such subscription. Somebody may have deleted it.');
}
