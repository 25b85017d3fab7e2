import type { UserLink } from '../links/user-link.entity.js';
import { stateOf } from '../links/user-link.state.js';
import type { User } from '../users/user.entity.js';

export type EmailChangeEnd = 'confirmed' | 'replaced' | 'cancelled';

export interface EmailChange {
  link: UserLink;
  user: User;
  email: string;
}

export type EmailChangeState =
  | { state: 'open'; change: EmailChange }
  | { state: 'done'; email: string }
  | { state: EmailChangeEnd | 'expired' | 'outdated' | 'taken' | 'unknown' };

export function toEmailChangeState(found: UserLink | null): EmailChangeState {
  const now = stateOf<EmailChangeEnd>(found);
  if (now.state !== 'open') return now;
  const { link } = now;
  return { state: 'open', change: { link, user: link.user, email: link.newEmail ?? '' } };
}
