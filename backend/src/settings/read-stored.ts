import type { Queryable } from '../changes/change.js';
import type { SecretsConfig } from '../common/settings.js';
import { codeOf } from '../common/sql/database-error.js';
import type { AppConfig } from '../config/app-config.js';
import {
  applyStored,
  STORED_NAMES,
  STORED_SECRETS,
  type StoredName,
  type StoredValues,
} from '../config/stored-variables.js';
import { StoredSecrets } from './stored-secrets.js';
import type { StoredSetting } from './stored-setting.entity.js';

export interface StoredSettings {
  values: StoredValues;
  /** Secrets that no configured `JWT_SECRET` decrypts. */
  lost: StoredName[];
  /** Secrets that only an older `JWT_SECRET` decrypts. */
  older: StoredName[];
}

export async function readStored(
  database: Queryable,
  config: SecretsConfig,
): Promise<StoredSettings> {
  const rows = await database.query<StoredSetting[]>(
    'SELECT name, value, secret FROM stored_settings ORDER BY name',
  );
  const isLocked = rows.some(({ secret }) => secret) && config.jwtSecrets.length > 0;
  const secrets = isLocked ? new StoredSecrets(config) : null;
  const found: StoredSettings = { values: {}, lost: [], older: [] };
  // A row of another version may have a name that is unknown here.
  for (const { name, value, secret } of rows.filter((row) => STORED_NAMES.includes(row.name))) {
    if (!secret) {
      if (value !== null && !STORED_SECRETS.has(name)) found.values[name] = value;
      continue;
    }
    const opened = secrets?.open(name, secret);
    if (!opened) found.lost.push(name);
    else found.values[name] = opened.secret;
    if (opened?.isOfOlderKey) found.older.push(name);
  }
  return found;
}

const UNDEFINED_TABLE = '42P01';

/** Puts the stored settings, if the database has any, into the configuration of a command. */
export async function useStored(database: Queryable, config: AppConfig): Promise<void> {
  try {
    applyStored(config, (await readStored(database, config)).values);
  } catch (error) {
    if (codeOf(error) !== UNDEFINED_TABLE) throw error;
  }
}

/** Makes others who save wait, because settings are checked against each other. */
export async function lockSettings(database: Queryable): Promise<void> {
  await database.query('LOCK TABLE stored_settings IN SHARE ROW EXCLUSIVE MODE');
}
