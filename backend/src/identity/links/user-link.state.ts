import type { UserLink, UserLinkEnd } from './user-link.entity.js';

/** `outdated`: the account's password or address has changed since, or the account is deactivated. */
export type UserLinkState<End extends UserLinkEnd> =
  | { state: 'open'; link: UserLink }
  | { state: End | 'expired' | 'outdated' | 'unknown' };

export function stateOf<End extends UserLinkEnd>(link: UserLink | null): UserLinkState<End> {
  if (!link) return { state: 'unknown' };
  if (link.ended) return { state: link.ended as End };
  if (link.isExpired) return { state: 'expired' };
  const { isActive, tokenVersion, email } = link.user;
  const isSame = isActive && tokenVersion === link.tokenVersion && email === link.email;
  return isSame ? { state: 'open', link } : { state: 'outdated' };
}
