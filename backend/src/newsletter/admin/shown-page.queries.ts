import type { EntityManager } from 'typeorm';
import { queryValue } from '../../common/sql/query.js';
import type { BouncedAddressDto } from '../../mail/dto/mail-state.dto.js';
import { bounceOf } from '../../mail/bounced-addresses.service.js';
import { PENDING } from '../confirmation/confirmations.queries.js';
import type { NewsletterDto } from '../dto/newsletter.dto.js';
import { toNewsletterDto } from '../subscription.mapper.js';

export interface ShownPage {
  subscribers: {
    id: number;
    email: string;
    subscribed_at: string;
    bounced: BouncedAddressDto | null;
  }[];
  pending: number;
}

export const SHOWN_PAGE = `json_build_object(
  'subscribers', (
    SELECT coalesce(json_agg(json_build_object('id', id, 'email', email,
      'subscribed_at', subscribed_at, 'bounced', ${bounceOf('email')}) ORDER BY place), '[]')
    FROM unnest(found.ids) WITH ORDINALITY AS asked (id, place)
    JOIN newsletter_subscriptions USING (id)
  ),
  'pending', ${PENDING})`;

export function showPage(manager: EntityManager, ids: string[]): Promise<ShownPage> {
  return queryValue(
    manager,
    `SELECT ${SHOWN_PAGE} AS shown FROM (SELECT $1::bigint[] AS ids) AS found`,
    [ids],
  );
}

export function toNewsletterDtos({ subscribers }: ShownPage): NewsletterDto[] {
  return subscribers.map(({ id, email, subscribed_at: since, bounced }) =>
    toNewsletterDto(
      { id, email, subscribedAt: new Date(since) },
      bounced ? { ...bounced, since: new Date(bounced.since).toISOString() } : undefined,
    ),
  );
}
