import { isApi } from '../common/http/is-api.js';
import { NotFoundError } from '../common/problem/app-error.js';

/**
 * Leaves everything under /api to the API, which has nothing at an address that comes to the site.
 * @throws NotFoundError
 */
export function refuseApi(url: string): void {
  if (isApi(url)) throw new NotFoundError('There is nothing at this address.');
}
