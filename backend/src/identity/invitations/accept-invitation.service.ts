import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findByToken } from '../../common/links/token-link.entity.js';
import { requireStrongPassword } from '../users/password.rules.js';
import { PasswordsService } from '../users/passwords.service.js';
import { changeUsers } from '../users/users.rules.js';
import { UsersService } from '../users/users.service.js';
import type { AcceptInvitationDto } from './dto/invite.dto.js';
import { Invitation } from './invitation.entity.js';

export type InvitationState =
  | { state: 'open'; invitation: Invitation }
  | { state: 'accepted'; username: string }
  | { state: 'used' | 'revoked' | 'expired' | 'unknown' };

/** Accepts invitations by their link. */
@Injectable()
export class AcceptInvitationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly users: UsersService,
  ) {}

  async look(token: string): Promise<InvitationState> {
    return stateOf(await findByToken(this.dataSource.manager, Invitation, token));
  }

  /** @throws InvalidInputError for a weak password, ConflictError if the username or the address is taken */
  async accept(
    token: string,
    { username, password }: AcceptInvitationDto,
  ): Promise<InvitationState> {
    const state = await this.look(token);
    if (state.state !== 'open') return state;
    const { name, email, role } = state.invitation;
    await requireStrongPassword(password, { username, name, email });
    const passwordHash = await this.passwords.hash(password);
    return changeUsers(this.dataSource.manager, null, async (manager) => {
      const found = await findByToken(manager, Invitation, token, { locked: true });
      const now = stateOf(found);
      if (now.state !== 'open') return now;
      await this.users.add(manager, { username, name, email, role, passwordHash });
      await manager.update(Invitation, now.invitation.id, { acceptedAt: new Date() });
      return { state: 'accepted', username };
    });
  }
}

function stateOf(invitation: Invitation | null): InvitationState {
  if (!invitation) return { state: 'unknown' };
  if (invitation.acceptedAt) return { state: 'used' };
  if (invitation.revokedAt) return { state: 'revoked' };
  if (invitation.isExpired) return { state: 'expired' };
  return { state: 'open', invitation };
}
