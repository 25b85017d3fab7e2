import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ConflictError } from '../common/problem/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { ConfigError } from '../config/load-config.js';
import { seedOnce } from '../database/demo-data/seed-once.js';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users.js';
import { PasswordsService } from './passwords.service.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

/** Sees at start that there is somebody who can sign in. */
@Injectable()
export class FirstUsersService implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstUsersService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly users: UsersService,
  ) {}

  /** @throws ConfigError when a variable names somebody who is there already without being an admin */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demo) await this.addDemoUsers();
    if (await this.users.hasAdmin()) return;
    if (this.config.admin) await this.addAdmin(this.config.admin);
    else {
      this.logger.warn(
        'There is no admin, so nobody can manage the site: set ADMIN_USERNAME, ADMIN_EMAIL and ' +
          'ADMIN_PASSWORD and start again, or run npm run admin:create',
      );
    }
  }

  private async addDemoUsers(): Promise<void> {
    await seedOnce(this.dataSource, 'users', async (manager) => {
      for (const user of DEMO_USERS) {
        const passwordHash = await this.passwords.hash(DEMO_PASSWORD);
        await manager
          .createQueryBuilder()
          .insert()
          .into(User)
          .values({ ...user, id: randomUUID(), passwordHash })
          .orIgnore()
          .execute();
      }
    });
  }

  private async addAdmin(admin: NonNullable<AppConfig['admin']>): Promise<void> {
    try {
      await this.users.createFirstAdmin({ ...admin, name: admin.username, role: 'admin' });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      throw new ConfigError(
        (error.errors ?? []).map(
          ({ field, message }) =>
            `ADMIN_${field.toUpperCase()}: ${message} by a user without the admin role`,
        ),
      );
    }
  }
}
