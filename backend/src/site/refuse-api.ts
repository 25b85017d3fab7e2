import { isApi } from '../common/http/is-api.js';
import { NotFoundError } from '../common/problem/app-error.js';

/** @throws NotFoundError under /api, where only the API answers */
export function refuseApi(url: string): void {
  if (isApi(url)) throw new NotFoundError('There is nothing at this address.');
}
