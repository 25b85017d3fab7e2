import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { NotFoundError } from '../common/problem/app-error.js';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import {
  CONNECTION_NAMES,
  CONNECTIONS,
  type ConnectionName,
  RULES,
  STORED_SECRETS,
  type StoredName,
  withStored,
} from '../config/stored-variables.js';
import { mergeValues, type NewValues, readValues } from './check-values.js';
import type {
  ConnectionDto,
  ConnectionListDto,
  SettingDto,
  SettingListDto,
} from './dto/setting.dto.js';
import { lockSettings, readStored } from './read-stored.js';
import { SettingsService } from './settings.service.js';
import { toConnectionDto, toSettingDto } from './settings.mapper.js';
import { StoredSecrets } from './stored-secrets.js';
import { StoredSetting } from './stored-setting.entity.js';

/** Lists and saves the settings that admins can change. */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly settings: SettingsService,
    private readonly changes: ContentChangesService,
  ) {}

  connections(): ConnectionListDto {
    return { connections: CONNECTION_NAMES.map((name) => this.connection(name)) };
  }

  rules(): SettingListDto {
    return { settings: this.list(RULES) };
  }

  /** @throws NotFoundError, and the errors of `save` */
  async saveConnection(name: string, given: Record<string, unknown>): Promise<ConnectionDto> {
    const known = findConnection(name);
    await this.save(CONNECTIONS[known], given);
    return this.connection(known);
  }

  async saveRules(given: Record<string, unknown>): Promise<SettingListDto> {
    await this.save(RULES, given);
    return this.rules();
  }

  /** Returns the configuration as it would be with these values, which are checked but not saved. */
  tryOut(name: ConnectionName, given: Record<string, unknown>): AppConfig {
    const values = readValues(this.config, CONNECTIONS[name], given);
    const config = withStored(this.config, mergeValues(this.config, this.settings.values, values));
    return this.config.demo ? { ...config, ...sandboxOf(this.config) } : config;
  }

  private connection(name: ConnectionName): ConnectionDto {
    return toConnectionDto(name, this.config, this.list(CONNECTIONS[name]));
  }

  private list(names: readonly StoredName[]): SettingDto[] {
    const { values, lostSecrets } = this.settings;
    return names.map((name) => toSettingDto(name, this.config, values, lostSecrets));
  }

  /**
   * Saves values; processes use them within a second.
   * @throws InvalidInputError, ConflictError for a setting that the environment sets
   */
  private async save(names: readonly StoredName[], given: Record<string, unknown>): Promise<void> {
    const values = readValues(this.config, names, given);
    await this.dataSource.transaction(async (manager) => {
      await lockSettings(manager);
      const { values: stored } = await readStored(manager, this.config);
      mergeValues(this.config, stored, values);
      await this.write(manager, values);
    });
    await this.changes.caughtUp();
  }

  private async write(manager: EntityManager, values: NewValues): Promise<void> {
    for (const [key, value] of Object.entries(values)) {
      const name = key as StoredName;
      if (value === null) await manager.delete(StoredSetting, { name });
      else if (STORED_SECRETS.has(name)) {
        const secret = new StoredSecrets(this.config).seal(name, value);
        await manager.save(StoredSetting, { name, value: null, secret });
      } else await manager.save(StoredSetting, { name, value, secret: null });
    }
  }
}

function sandboxOf({ thinkific, udemy }: AppConfig): Pick<AppConfig, 'thinkific' | 'udemy'> {
  return { thinkific, udemy };
}

/** @throws NotFoundError */
export function findConnection(name: string): ConnectionName {
  const known = CONNECTION_NAMES.find((one) => one === name);
  if (known) return known;
  throw new NotFoundError(`There is no such connection. Known are ${CONNECTION_NAMES.join(', ')}.`);
}
