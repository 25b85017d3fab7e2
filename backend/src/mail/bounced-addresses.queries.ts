import type { Manager } from '../common/sql/query.js';
import type { BouncedAddressDto } from './dto/mail-state.dto.js';

const IS_UNKNOWN = `NOT EXISTS (SELECT FROM users WHERE lower(email) = address AND deleted_at IS NULL)
  AND NOT EXISTS (SELECT FROM user_links WHERE lower(new_email) = address AND ended IS NULL)
  AND NOT EXISTS (SELECT FROM invitations
    WHERE lower(email) = address AND accepted_at IS NULL AND revoked_at IS NULL)
  AND NOT EXISTS (SELECT FROM newsletter_subscriptions WHERE email = address)
  AND NOT EXISTS (SELECT FROM newsletter_confirmations WHERE email = address)
  AND NOT EXISTS (SELECT FROM registrations WHERE email = address)
  AND NOT EXISTS (SELECT FROM course_interests WHERE email = address)
  AND NOT EXISTS (SELECT FROM story_authors
    WHERE hashtext(lower(email)) = hashtext(address) AND lower(email) = address)`;

export async function recordBounce(
  manager: Manager,
  address: string,
  words: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO bounced_addresses (address, words) VALUES (lower($1), $2)
     ON CONFLICT (address) DO UPDATE SET words = excluded.words`,
    [address, words],
  );
}

export async function findBounce(
  manager: Manager,
  address: string,
): Promise<BouncedAddressDto | undefined> {
  const [bounced] = await manager.query<{ bounced_at: Date; words: string }[]>(
    'SELECT bounced_at, words FROM bounced_addresses WHERE address = lower($1)',
    [address],
  );
  return bounced && { since: bounced.bounced_at.toISOString(), words: bounced.words };
}

export async function deleteBounce(manager: Manager, address: string): Promise<void> {
  await manager.query('DELETE FROM bounced_addresses WHERE address = lower($1)', [address]);
}

export async function deleteOldBounces(manager: Manager, days: number): Promise<void> {
  await manager.query(
    `DELETE FROM bounced_addresses WHERE bounced_at < now() - make_interval(days => $1) AND ${IS_UNKNOWN}`,
    [days],
  );
}

export async function deleteUnusedBounces(manager: Manager, addresses: string[]): Promise<void> {
  await manager.query(
    `DELETE FROM bounced_addresses
     WHERE address IN (SELECT lower(given) FROM unnest($1::text[]) AS given) AND ${IS_UNKNOWN}`,
    [addresses],
  );
}
