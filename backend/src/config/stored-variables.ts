import ipaddr from 'ipaddr.js';
import type { AppConfig } from './app-config.js';
import { environmentSchema } from './environment.js';
import { ConfigError, loadConfig, type VariableProblem } from './load-config.js';

/** The variables that admins can set under Settings → Connections. */
export const CONNECTIONS = {
  thinkific: [
    'THINKIFIC_SUBDOMAIN',
    'THINKIFIC_CREDENTIAL',
    'THINKIFIC_API_KEY',
    'THINKIFIC_ACCESS_TOKEN',
    'THINKIFIC_CREDENTIAL_EXPIRES',
    'THINKIFIC_WEBHOOK_SECRET',
    'THINKIFIC_SITE_URL',
  ],
  udemy: ['UDEMY_API_TOKEN'],
  moodle: ['MOODLE_URL', 'MOODLE_TOKEN'],
  feed: ['FEED_SOURCE', 'FEED_URL'],
  mail: ['SMTP_URL', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM'],
  pictures: [
    'PICTURES_DIR',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_PATH_STYLE',
  ],
} as const;

/** The variables that admins can set under Settings → Rules. */
export const RULES = [
  'NEWSLETTER_DOUBLE_OPT_IN',
  'STORY_EMAIL',
  'COURSE_CLAIMS',
  'SYNC_CRON',
  'SYNC_HOLD_PERCENT',
  'SYNC_HOLD_LEAST',
  'TWO_FACTOR_REQUIRED',
  'AUDIT_RETENTION_DAYS',
] as const;

export type ConnectionName = keyof typeof CONNECTIONS;
export type StoredName = (typeof CONNECTIONS)[ConnectionName][number] | (typeof RULES)[number];
export type StoredValues = Partial<Record<StoredName, string>>;

export const CONNECTION_NAMES = Object.keys(CONNECTIONS) as ConnectionName[];
export const STORED_NAMES: readonly StoredName[] = [...Object.values(CONNECTIONS).flat(), ...RULES];
const OF_CONNECTIONS = new Set<string>(Object.values(CONNECTIONS).flat());

export const STORED_SECRETS: ReadonlySet<string> = new Set<StoredName>([
  'THINKIFIC_API_KEY',
  'THINKIFIC_ACCESS_TOKEN',
  'THINKIFIC_WEBHOOK_SECRET',
  'UDEMY_API_TOKEN',
  'MOODLE_TOKEN',
  'SMTP_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
]);

/** The properties that stored variables can change, beside the objects in `applyStored`. */
const LIVE = [
  ...(['thinkificWebhookSecrets', 'mail', 'picturesPlace', 'picturesS3'] as const),
  ...(['newsletterDoubleOptIn', 'storyEmail', 'syncCron'] as const),
  ...(['courseClaims', 'twoFactorRequired', 'auditRetentionDays'] as const),
];

const DEFAULTS: Readonly<Record<string, unknown>> = environmentSchema.parse({});

export function defaultOf(name: StoredName): string | null {
  const value = DEFAULTS[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}

/** Returns the variable of the environment that prevents this one from being stored, or null. */
export function lockOf({ environment, demo }: AppConfig, name: StoredName): string | null {
  if (environment[name] !== undefined) return name;
  if (demo && OF_CONNECTIONS.has(name)) return 'DEMO';
  const isOfServer = name === 'SMTP_USER' || name === 'SMTP_PASSWORD';
  return isOfServer && environment['SMTP_URL'] !== undefined ? 'SMTP_URL' : null;
}

/** Returns the configuration with stored values below the environment. @throws ConfigError */
export function withStored(config: AppConfig, stored: StoredValues): AppConfig {
  const given = Object.entries(stored).filter(
    ([name]) => lockOf(config, name as StoredName) === null,
  );
  const { environment, demo } = config;
  return loadConfig({ ...Object.fromEntries(given), ...environment, DEMO: String(demo) });
}

export function problemsOf(config: AppConfig, stored: StoredValues): VariableProblem[] {
  try {
    withStored(config, stored);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.variables;
    throw error;
  }
}

/** Puts stored values into the configuration. Returns the names of those that are invalid and were left out. */
export function applyStored(config: AppConfig, stored: StoredValues): StoredName[] {
  const problems = problemsOf(config, stored);
  if (problems.length > 0) {
    const held = Object.keys(stored) as StoredName[];
    const named = held.filter((name) => problems.some((problem) => problem.name === name));
    const left = named.length > 0 ? named : held;
    const rest = held.filter((name) => !left.includes(name));
    const others = Object.fromEntries(rest.map((name) => [name, stored[name]]));
    return [...left, ...(left.length > 0 ? applyStored(config, others) : [])];
  }
  const next = withStored(config, stored);
  for (const property of LIVE) Object.assign(config, { [property]: next[property] });
  // Services hold these objects, not the configuration that they are in.
  Object.assign(config.syncHold, next.syncHold);
  if (config.demo) return [];
  Object.assign(config.thinkific, next.thinkific);
  Object.assign(config.udemy, next.udemy);
  Object.assign(config.feed, next.feed);
  Object.assign(config.moodle, next.moodle);
  return [];
}

const LINK_LOCAL = 'another address: this one belongs to the machine itself';
const LEAST_RETENTION = 30;

/** Returns what would be right if a value may be in the environment but not be stored, or null. */
export function refusalOf(name: StoredName, value: string): string | null {
  switch (name) {
    case 'PICTURES_DIR':
      return value.startsWith('s3://') ? null : 'a bucket, like s3://my-bucket/pictures';
    case 'SMTP_URL': {
      const example = 'an address like smtps://smtp.example.org';
      if (!URL.canParse(value)) return example;
      const { username, password, hostname } = new URL(value);
      if (username + password !== '')
        return `${example}, with user and password in their own fields`;
      return isLinkLocal(hostname) ? LINK_LOCAL : null;
    }
    case 'FEED_URL':
    case 'MOODLE_URL':
    case 'S3_ENDPOINT':
      return URL.canParse(value) && isLinkLocal(new URL(value).hostname) ? LINK_LOCAL : null;
    case 'AUDIT_RETENTION_DAYS':
      return Number(value) < LEAST_RETENTION ? `at least ${LEAST_RETENTION} days` : null;
    default:
      return null;
  }
}

/** Metadata services of clouds have such addresses and hand out credentials. */
export function isLinkLocal(hostname: string): boolean {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'linkLocal';
}
