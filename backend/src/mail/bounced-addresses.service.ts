import { Injectable } from '@nestjs/common';
import { findBounce, deleteBounce } from './bounced-addresses.queries.js';

export const bounceOf = (address: string): string => `(
  SELECT json_build_object('since', bounced_at, 'words', words)
  FROM bounced_addresses AS bounced WHERE bounced.address = ${address})`;

@Injectable()
export class BouncedAddressesService {
  readonly find = findBounce;
  readonly forget = deleteBounce;
}
