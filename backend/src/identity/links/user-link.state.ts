import type { UserLink, UserLinkEnd } from './user-link.entity.js';

/** `outdated`: the account has another password or address since, or is deactivated. */
export type UserLinkState<End extends UserLinkEnd> =
  | { state: 'open'; link: UserLink }
  | { state: End | 'expired' | 'outdated' | 'unknown' };

/** Returns what a link is good for now. `End` has the ends of links of this kind. */
export function stateOf<End extends UserLinkEnd>(link: UserLink | null): UserLinkState<End> {
  if (!link) return { state: 'unknown' };
  if (link.ended) return { state: link.ended as End };
  if (link.isExpired) return { state: 'expired' };
  const { isActive, tokenVersion, email } = link.user;
  const isSame = isActive && tokenVersion === link.tokenVersion && email === link.email;
  return isSame ? { state: 'open', link } : { state: 'outdated' };
}
