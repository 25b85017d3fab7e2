import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ConflictError, InvalidInputError } from '../../common/problem/app-error.js';
import { AuthConfig } from '../../config/app-config.js';
import { ConfigError } from '../../config/load-config.js';
import { AccountsService } from './accounts.service.js';
import { PasswordsService } from './passwords.service.js';
import { UsersService } from './users.service.js';

/** Makes sure at startup that there is a user who can sign in. */
@Injectable()
export class FirstUsersService implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstUsersService.name);

  constructor(
    private readonly config: AuthConfig,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly users: UsersService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { admin } = this.config;
    if (await this.users.hasAdmin()) {
      if (admin) await this.reportIgnored(admin);
    } else if (admin) await this.addAdmin(admin);
    else {
      this.logger.warn(
        'There is no admin, so nobody can manage the site: open the setup link that the start prints ' +
          '(npm run setup-link prints another one), or run npm run admin:create',
      );
    }
  }

  private async reportIgnored(admin: NonNullable<AuthConfig['admin']>): Promise<void> {
    const account = await this.accounts.findByName(admin.username);
    const isSame =
      account?.user.email.toLowerCase() === admin.email.toLowerCase() &&
      (await this.passwords.verify(admin.password, account.passwordHash));
    if (isSame) return;
    this.logger.warn(
      'ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD are not used, as there is an admin already: ' +
        'remove them, or run npm run admin:create for another admin',
    );
  }

  private async addAdmin(admin: NonNullable<AuthConfig['admin']>): Promise<void> {
    try {
      await this.users.createFirstAdmin({ ...admin, name: admin.username, role: 'admin' });
    } catch (error) {
      const taken = error instanceof ConflictError;
      if (!taken && !(error instanceof InvalidInputError)) throw error;
      throw new ConfigError(
        (error.errors ?? []).map(
          ({ field, message }) =>
            `ADMIN_${field.toUpperCase()}: ${message}${taken ? ' by a user without the admin role' : ''}`,
        ),
      );
    }
  }
}
