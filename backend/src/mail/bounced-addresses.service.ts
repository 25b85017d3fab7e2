import { Injectable } from '@nestjs/common';
import { findRefusal, forgetRefusal } from './bounced-addresses.queries.js';

/** SQL: a `RefusalDto`, or null. @param address SQL, in small letters */
export const refusalOf = (address: string): string => `(
  SELECT json_build_object('since', refused_at, 'words', words)
  FROM bounced_addresses AS refused WHERE refused.address = ${address})`;

/** Knows which addresses the mail server has refused for good: they get no mail until an admin says so. */
@Injectable()
export class BouncedAddressesService {
  readonly find = findRefusal;
  readonly forget = forgetRefusal;
}
