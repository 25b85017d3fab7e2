import type { AppConfig } from '../config/app-config.js';
import {
  CONNECTIONS,
  type ConnectionName,
  defaultOf,
  lockOf,
  STORED_SECRETS,
  type StoredName,
  type StoredValues,
} from '../config/stored-variables.js';
import type {
  ConnectionDto,
  ConnectionState,
  SettingDto,
  SettingSource,
} from './dto/setting.dto.js';

const NEEDED: Readonly<Record<ConnectionName, readonly StoredName[]>> = {
  thinkific: ['THINKIFIC_SUBDOMAIN'],
  udemy: ['UDEMY_API_TOKEN'],
  moodle: ['MOODLE_URL', 'MOODLE_TOKEN'],
  feed: ['FEED_SOURCE'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  pictures: ['PICTURES_DIR'],
};

export function toSettingDto(
  name: StoredName,
  config: AppConfig,
  stored: StoredValues,
  lost: readonly StoredName[],
): SettingDto {
  const lock = lockOf(config, name);
  const own = lock === null ? stored[name] : undefined;
  const value = config.environment[name] ?? own ?? (lock === null ? defaultOf(name) : null);
  const isSecret = STORED_SECRETS.has(name);
  return {
    name,
    value: isSecret ? null : withoutLogin(name, value),
    is_set: value !== null,
    is_secret: isSecret,
    is_lost: lock === null && lost.includes(name),
    source: sourceOf(lock, own),
    locked_by: lock,
  };
}

export function toConnectionDto(
  name: ConnectionName,
  config: AppConfig,
  settings: SettingDto[],
): ConnectionDto {
  return { name, state: stateOf(name, config, settings), settings };
}

function stateOf(
  name: ConnectionName,
  { demo }: AppConfig,
  settings: SettingDto[],
): ConnectionState {
  const isSet = new Set<string>(settings.flatMap((one) => (one.is_set ? one.name : [])));
  if (settings.some(({ is_lost: isLost }) => isLost)) return 'lost';
  if (demo && CONNECTIONS[name].every((one) => !isSet.has(one))) return 'demo';
  const hasBucket = settings.some(({ value }) => value?.startsWith('s3://'));
  const isComplete = [...NEEDED[name], ...credentialOf(name, settings)].every((one) =>
    isSet.has(one),
  );
  const isOff = name === 'feed' && settings.some(({ value }) => value === 'off');
  return isComplete && !isOff && (name !== 'pictures' || hasBucket) ? 'set_up' : 'not_set_up';
}

function credentialOf(name: ConnectionName, settings: SettingDto[]): StoredName[] {
  if (name === 'feed') return settings.some(({ value }) => value === 'address') ? ['FEED_URL'] : [];
  if (name !== 'thinkific') return [];
  const isToken = settings.some(({ value }) => value === 'access-token');
  return [isToken ? 'THINKIFIC_ACCESS_TOKEN' : 'THINKIFIC_API_KEY'];
}

function sourceOf(lock: string | null, own: string | undefined): SettingSource {
  if (lock !== null) return 'environment';
  return own === undefined ? 'default' : 'stored';
}

/** The environment may have user and password in the address of the mail server. */
function withoutLogin(name: StoredName, value: string | null): string | null {
  if (name !== 'SMTP_URL' || value === null || !URL.canParse(value)) return value;
  const { protocol, host } = new URL(value);
  return `${protocol}//${host}`;
}
