import { Injectable } from '@nestjs/common';
import { findBounce, deleteBounce } from './bounced-addresses.queries.js';

export const refusalOf = (address: string): string => `(
  SELECT json_build_object('since', refused_at, 'words', words)
  FROM bounced_addresses AS refused WHERE refused.address = ${address})`;

@Injectable()
export class BouncedAddressesService {
  readonly find = findBounce;
  readonly forget = deleteBounce;
}
