import type { UserLink } from '../links/user-link.entity.js';
import { stateOf } from '../links/user-link.state.js';

export type ResetState =
  | { state: 'open'; reset: UserLink }
  | { state: 'done'; username: string }
  /** `ended`: an admin created another link, or the admin who created this one lost the rights. */
  | { state: 'used' | 'expired' | 'ended' | 'outdated' | 'unknown' };

export function toResetState(link: UserLink | null): ResetState {
  const now = stateOf<'used' | 'replaced' | 'revoked'>(link);
  switch (now.state) {
    case 'open':
      return { state: 'open', reset: now.link };
    case 'replaced':
    case 'revoked':
      return { state: 'ended' };
    default:
      return { state: now.state };
  }
}
