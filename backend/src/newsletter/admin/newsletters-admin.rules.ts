import { NotFoundError } from '../../common/problem/app-error.js';

/** What the tokens of its selections are for. */
export const NEWSLETTERS_LIST = 'newsletters';

export function goneSubscription(): NotFoundError {
  return new NotFoundError('There is no such subscription. Somebody may have deleted it.');
}
