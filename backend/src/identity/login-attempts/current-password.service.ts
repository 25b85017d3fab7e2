import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { AccountsService } from '../users/accounts.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { PasswordsService } from '../users/passwords.service.js';
import { LoginLimiterService } from './login-limiter.service.js';
import { LoginLog } from './login-log.service.js';

/** Checks the current password of signed-in users before they change how they sign in. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limiter: LoginLimiterService,
    private readonly log: LoginLog,
  ) {}

  /** @throws InvalidInputError for a wrong password, TooManyRequestsError after too many, here or at the login */
  async require(
    { user, address }: { user: UserDto; address: string },
    password: string,
  ): Promise<void> {
    const attempt = await this.limiter.attempt(user.username, address);
    const account = await this.accounts.findByName(user.username);
    if (await this.passwords.verify(password, account?.passwordHash ?? null, attempt)) return;
    await this.log.recordFailureInSession('wrong password', user);
    throw new InvalidInputError([
      { field: 'current_password', message: 'This is not your current password' },
    ]);
  }
}
