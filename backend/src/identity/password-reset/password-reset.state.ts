import type { EntityManager } from 'typeorm';
import { hashToken, isToken } from '../../common/links/link-tokens.service.js';
import { PasswordReset } from './password-reset.entity.js';

/** Milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type ResetState =
  | { state: 'open'; reset: PasswordReset }
  /** This very request has set the password. */
  | { state: 'done'; username: string }
  /** `ended`: an admin made another link, or the admin who made this one lost the rights. `outdated`: the account has another password or address since, or is deactivated. */
  | { state: 'used' | 'expired' | 'ended' | 'outdated' | 'unknown' };

/** What the link of this token is good for. */
export async function findByToken(manager: EntityManager, token: string): Promise<ResetState> {
  if (!isToken(token)) return { state: 'unknown' };
  return stateOf(
    await manager.findOne(PasswordReset, {
      where: { tokenHash: hashToken(token) },
      relations: { user: true },
    }),
  );
}

export function stateOf(reset: PasswordReset | null): ResetState {
  if (!reset) return { state: 'unknown' };
  if (reset.usedAt) return { state: 'used' };
  if (reset.expiresAt <= new Date()) return { state: wasCutShort(reset) ? 'ended' : 'expired' };
  const { isActive, tokenVersion, email } = reset.user;
  const isSame = isActive && tokenVersion === reset.tokenVersion && email === reset.email;
  return isSame ? { state: 'open', reset } : { state: 'outdated' };
}

/** Both moments may be of different clocks. */
function wasCutShort({ createdAt, expiresAt, issuerId }: PasswordReset): boolean {
  return issuerId !== null && expiresAt.getTime() - createdAt.getTime() < HOUR - MINUTE;
}
