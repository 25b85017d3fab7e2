import { Injectable } from '@nestjs/common';
import {
  ConflictError,
  GoneError,
  NotFoundError,
  UnauthorizedError,
} from '../../common/problem/app-error.js';
import { ExpiringTokens } from '../../common/secrets/expiring-token.js';
import { SecretsConfig } from '../../common/settings.js';
import { SiteConfig } from '../../config/app-config.js';
import { AuthService } from '../auth/auth.service.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import type { Caller } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import type { CreateFirstAdminDto } from './dto/create-first-admin.dto.js';

const DAY_MS = 24 * 3_600_000;

export const UNKNOWN = 'This setup link is not valid. It may have been cut off.';
export const EXPIRED = 'This setup link has expired. Run npm run setup-link for a new one.';
export const DONE = 'There is an admin already. Sign in instead.';

/** Lets the person who has started a new installation create its first admin. */
@Injectable()
export class SetupService {
  private readonly tokens: ExpiringTokens;

  constructor(
    secrets: SecretsConfig,
    private readonly site: SiteConfig,
    private readonly users: UsersService,
    private readonly auth: AuthService,
  ) {
    this.tokens = new ExpiringTokens(secrets, 'lectern setup');
  }

  /** Returns an address that works for a day and until there is an admin; null if there is one. */
  async link(): Promise<string | null> {
    if (await this.users.hasAdmin()) return null;
    return `${this.site.publicUrl}/admin/setup/${this.tokens.issue(DAY_MS).token}`;
  }

  /** @throws NotFoundError, GoneError after a day, ConflictError once there is an admin */
  async requireOpen(token: string): Promise<void> {
    const state = this.tokens.check(token);
    if (state === 'unknown') throw new NotFoundError(UNKNOWN);
    if (await this.users.hasAdmin()) throw new ConflictError(DONE);
    if (state === 'expired') throw new GoneError(EXPIRED);
  }

  /** Creates the admin and signs in. @throws the errors of `requireOpen`, InvalidInputError for a weak password */
  async createAdmin(
    token: string,
    values: CreateFirstAdminDto,
    caller: Caller,
  ): Promise<LoginResponseDto> {
    await this.requireOpen(token);
    await this.users.createFirstAdmin({ ...values, role: 'admin' });
    const { username, password } = values;
    try {
      return await this.auth.login({ username, password }, caller);
    } catch (error) {
      // Somebody else was faster, so there is no account with this name and password.
      if (error instanceof UnauthorizedError) throw new ConflictError(DONE);
      throw error;
    }
  }
}
