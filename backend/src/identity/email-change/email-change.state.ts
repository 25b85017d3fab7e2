import type { EntityManager } from 'typeorm';
import { hashToken, isToken } from '../../common/links/link-tokens.service.js';
import { EmailChange, type EmailChangeEnd } from './email-change.entity.js';

export type EmailChangeState =
  | { state: 'open'; change: EmailChange }
  /** This very request has confirmed it. */
  | { state: 'done'; email: string }
  /** `outdated`: the account has another password or address since, or is deactivated. `taken`: somebody else has the address. */
  | { state: EmailChangeEnd | 'expired' | 'outdated' | 'taken' | 'unknown' };

/** What the link of this token is good for. */
export async function findByToken(
  manager: EntityManager,
  token: string,
): Promise<EmailChangeState> {
  if (!isToken(token)) return { state: 'unknown' };
  return stateOf(
    await manager.findOne(EmailChange, {
      where: { tokenHash: hashToken(token) },
      relations: { user: true },
    }),
  );
}

/** @param change with its user */
export function stateOf(change: EmailChange | null): EmailChangeState {
  if (!change) return { state: 'unknown' };
  if (change.ended) return { state: change.ended };
  if (change.expiresAt <= new Date()) return { state: 'expired' };
  const { isActive, tokenVersion, email } = change.user;
  const isSame = isActive && tokenVersion === change.tokenVersion && email === change.formerEmail;
  return isSame ? { state: 'open', change } : { state: 'outdated' };
}
