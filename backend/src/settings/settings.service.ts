import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../cache/content-changes.service.js';
import type { Queryable } from '../changes/change.js';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { applyStored, type StoredName, type StoredValues } from '../config/stored-variables.js';
import { lockSettings, readStored } from './read-stored.js';
import { StoredSecrets } from './stored-secrets.js';
import { StoredSetting } from './stored-setting.entity.js';

/**
 * Keeps the configuration of this process equal to the environment and, below it, the stored settings. It reads them
 * again when the change log shows that a process has changed them.
 */
@Injectable()
export class SettingsService implements OnModuleInit {
  private readonly logger = new Logger('Settings');
  private readonly followers: (() => void)[] = [];
  private stored: StoredValues = {};
  private lost: StoredName[] = [];
  private older: StoredName[] = [];
  private reported = '';

  constructor(
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    changes: ContentChangesService,
  ) {
    changes.onRead(async (database, changed) => {
      const isOurs = changed?.some(({ table_name: table }) => table === 'stored_settings') ?? true;
      if (isOurs) await this.read(database);
    });
  }

  async onModuleInit(): Promise<void> {
    await this.read(this.dataSource.manager);
    await this.encryptAgain();
  }

  /** @param follower called after each change of the settings, outside of the request that made it */
  onChange(follower: () => void): void {
    this.followers.push(AsyncResource.bind(follower));
  }

  get values(): Readonly<StoredValues> {
    return this.stored;
  }

  /** Returns the names of secrets that must be entered again. */
  get lostSecrets(): readonly StoredName[] {
    return this.lost;
  }

  private async read(database: Queryable): Promise<void> {
    const { values, lost, older } = await readStored(database, this.config);
    const ignored = applyStored(this.config, values);
    const isChanged = JSON.stringify(values) !== JSON.stringify(this.stored);
    this.stored = values;
    this.lost = lost;
    this.older = older;
    this.report(ignored);
    if (isChanged) for (const follower of this.followers) follower();
  }

  private report(ignored: StoredName[]): void {
    const found = JSON.stringify([this.lost, ignored]);
    if (found === this.reported) return;
    this.reported = found;
    if (this.lost.length > 0) {
      this.logger.error(
        `JWT_SECRET cannot decrypt ${this.lost.join(', ')}. They are not used until somebody enters them again under ` +
          'Settings → Connections, or JWT_SECRET also lists the previous key.',
      );
    }
    if (ignored.length > 0) {
      this.logger.warn(
        `The stored settings ${ignored.join(', ')} do not fit the environment and are not used. Correct them under Settings.`,
      );
    }
  }

  /** Encrypts secrets with the first `JWT_SECRET`, so that the others can be removed. */
  private async encryptAgain(): Promise<void> {
    if (this.older.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      await lockSettings(manager);
      const { values, older } = await readStored(manager, this.config);
      const secrets = new StoredSecrets(this.config);
      for (const name of older) {
        const secret = secrets.seal(name, values[name] ?? '');
        await manager.update(StoredSetting, { name }, { secret });
      }
    });
    this.logger.log(`Encrypted ${this.older.join(', ')} with the first JWT_SECRET.`);
  }
}
