import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LoginLimiterService } from '../login-attempts/login-limiter.service.js';
import { requireStrongPassword } from '../users/password.rules.js';
import { PasswordsService } from '../users/passwords.service.js';
import { endOtherSessions } from '../users/users.queries.js';
import { User } from '../users/user.entity.js';
import { changeUsers } from '../users/users.rules.js';
import { UserLink } from '../links/user-link.entity.js';
import { UserLinksService } from '../links/user-links.service.js';
import { KIND } from './password-reset.queries.js';
import { type ResetState, toResetState } from './password-reset.state.js';

/** Sets new passwords by the link from a mail or an admin. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly limiter: LoginLimiterService,
    private readonly links: UserLinksService,
  ) {}

  async look(token: string, manager = this.dataSource.manager): Promise<ResetState> {
    return toResetState(await this.links.find(KIND, token, manager));
  }

  /** Ends all sessions and resets failed logins from this address. @throws InvalidInputError for a weak password */
  async reset(token: string, password: string, address: string): Promise<ResetState> {
    const state = await this.look(token);
    if (state.state !== 'open') return state;
    const { user } = state.reset;
    await requireStrongPassword(password, user);
    const result = await this.set(token, await this.passwords.hash(password));
    if (result.state === 'done') await this.limiter.forgive([user.username, user.email], address);
    return result;
  }

  private set(token: string, passwordHash: string): Promise<ResetState> {
    return changeUsers(this.dataSource.manager, null, async (manager) => {
      const now = await this.look(token, manager);
      if (now.state !== 'open') return now;
      const { id, user } = now.reset;
      await manager.update(User, user.id, { passwordHash });
      await endOtherSessions(manager, user.id, null);
      await manager.update(UserLink, id, { ended: 'used' });
      return { state: 'done', username: user.username };
    });
  }
}
