import { NotFoundError } from '../../common/problem/app-error.js';
import type { DatedTable } from '../../common/sql/newest-page.queries.js';

export const SUBSCRIBERS: DatedTable = {
  name: 'newsletter_subscriptions',
  date: 'subscribed_at',
  searched: 'email',
  counts: 'newsletter_counts',
};

/** What the tokens of its selections are for. */
export const NEWSLETTERS_LIST = 'newsletters';

export function goneSubscription(): NotFoundError {
  return new NotFoundError('There is no such subscription. Somebody may have deleted it.');
}
