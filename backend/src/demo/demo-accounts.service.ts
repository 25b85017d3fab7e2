import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, In, Repository } from 'typeorm';
import { SiteConfig, DEMO_CREDENTIAL } from '../config/app-config.js';
import { ConfigError } from '../config/load-config.js';
import { readSeeded } from './demo.queries.js';
import { seedOnce } from './seed-once.js';
import { DEMO_USERS } from './demo-users.js';
import { PasswordsService } from '../identity/users/passwords.service.js';
import { User } from '../identity/users/user.entity.js';

const NAMES = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Keeps demo accounts with their public password out of real databases; runs before `FirstUsersService`. */
@Injectable()
export class DemoAccountsService implements OnModuleInit {
  private readonly logger = new Logger(DemoAccountsService.name);

  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: PasswordsService,
  ) {}

  async onModuleInit(): Promise<void> {
    await (this.config.demo ? this.add() : this.refuse());
  }

  private async add(): Promise<void> {
    const { seeded, filled } = await readSeeded(this.dataSource);
    if (filled && !seeded) {
      throw new ConfigError([
        'DEMO: the database holds data that is not the demo’s, and demo mode would add accounts ' +
          'with a public password. Set DEMO=false, or use a separate database for the demo.',
      ]);
    }
    await seedOnce(this.dataSource, 'users', async (manager) => {
      for (const user of DEMO_USERS) {
        const passwordHash = await this.passwords.hash(DEMO_CREDENTIAL.password);
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

  /** Refuses to start while a user has the demo's password. */
  private async refuse(): Promise<void> {
    const { seeded } = await readSeeded(this.dataSource);
    const names = await this.usersOfDemoPassword(seeded);
    if (names.length === 0) {
      if (!seeded) return;
      this.logger.warn(
        'This database contains example data of the demo. ' +
          'docs/run.md explains how to delete it.',
      );
      return;
    }
    throw new ConfigError([
      `DATABASE_URL: in this database ${NAMES.format(names)} still ${names.length > 1 ? 'have' : 'has'} ` +
        'the demo’s public password.',
      'To start with an empty database, set another DATABASE_URL or, without one, move the files .data/postgres* away.',
      'To keep this one, start it once more as a demo (DEMO=true; without a DATABASE_URL, move the files .data/postgres*',
      'into .data/demo first), change all passwords under Users, undo the move and start again.',
    ]);
  }

  /** In a database without demo data, only demo accounts can have the password. */
  private async usersOfDemoPassword(seeded: boolean): Promise<string[]> {
    const usernames = DEMO_USERS.map(({ username }) => username);
    const users = await this.users.find({
      where: seeded ? {} : { username: In(usernames) },
      order: { username: 'ASC' },
    });
    const found: string[] = [];
    for (const { username, passwordHash } of users) {
      if (await this.passwords.verify(DEMO_CREDENTIAL.password, passwordHash)) found.push(username);
    }
    return found;
  }
}
