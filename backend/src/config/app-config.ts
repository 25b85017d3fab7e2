import type { LevelWithSilent } from 'pino';
import {
  JobsConfig,
  type Place,
  type S3Config,
  RateLimitConfig,
  SecretsConfig,
  type TracingConfig,
} from '../common/settings.js';
import type { PurgeTemplate } from './purge-template.js';

export const DEMO_CREDENTIAL = { username: 'admin', password: 'lectern-demo' };

/** A sync asks for confirmation before it removes at least this share (in percent) and number of courses. */
export interface SyncHoldConfig {
  percent: number;
  least: number;
}

export interface ThinkificConfig {
  apiUrl: string;
  subdomain: string | null;
  /** Which of the two below is sent. */
  credential: 'api-key' | 'access-token';
  apiKey: string | null;
  accessToken: string | null;
  /** The last day on which the credential is valid, such as 2027-01-31. Null: unknown or never. */
  credentialExpires: string | null;
  /** Origin of the school's public site, which enrol links lead to. */
  siteUrl: string | null;
}

export interface UdemyConfig {
  apiUrl: string;
  apiToken: string | null;
}

export interface FeedConfig {
  source: 'off' | 'address' | 'upload';
  url: string | null;
}

export interface MoodleConfig {
  /** The address of the site, without a trailing slash. */
  url: string | null;
  token: string | null;
}

export interface CdnConfig {
  maxAge: number;
  keyHeader: string;
  separator: string;
  /** How to invalidate keys; null if the cache is not purged. */
  purge: PurgeTemplate | null;
}

export interface BackupConfig {
  /** Cron pattern in UTC; null: only `npm run backup` creates backups. */
  cron: string | null;
  place: Place;
  /** How many scheduled backups are kept. */
  keep: number;
  passphrase: string | null;
}

export type StoryEmail = 'off' | 'optional' | 'required';

export interface MailConfig {
  server: string | null;
  from: string;
  /** Seconds. */
  timeout: number;
}

export abstract class ServerConfig {
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly corsOrigins: string[];
  abstract readonly trustProxy: boolean | string[] | number;
  /** Seconds within which a request must have arrived completely. */
  abstract readonly requestTimeout: number;
  /** Seconds for which a stopping process still answers requests, but reports itself as unhealthy. */
  abstract readonly shutdownDelay: number;
  abstract readonly processes: number;
  abstract readonly metrics: { host: string; port: number } | null;
}

export abstract class SiteConfig {
  /** Origin under which visitors reach the site, without a trailing slash. */
  abstract readonly publicUrl: string;
  abstract readonly siteName: string;
  /** ISO 4217 code of the prices that admins set. */
  abstract readonly currency: string;
  abstract readonly demo: boolean;
  abstract readonly demoPublic: boolean;
  abstract readonly apiDocs: 'public' | 'admins';
  abstract readonly securityContacts: string[];
  /** Whether authors of stories are asked for their email address. `off` if the site sends no mail. */
  abstract readonly storyEmail: StoryEmail;
  /** What course pages promise: what the site says, or only what the platform gives. */
  abstract readonly courseClaims: 'site' | 'platform';
}

export abstract class DatabaseConfig {
  /** Null: the embedded PostgreSQL is used. */
  abstract readonly databaseUrl: string | null;
  /** For statements that need a session of their own. Differs from `databaseUrl` behind a pooler. */
  abstract readonly databaseSessionUrl: string | null;
  abstract readonly databasePoolSize: number;
}

export abstract class AuthConfig extends SecretsConfig {
  abstract readonly jwtExpiresIn: number;
  /** The roles that must set up two-factor authentication before they can do anything else. */
  abstract readonly twoFactorRequired: ('admin' | 'staff')[];
  abstract readonly admin: { username: string; email: string; password: string } | null;
}

export abstract class PlatformsConfig {
  abstract readonly thinkific: ThinkificConfig;
  /** The keys that Thinkific signs its webhooks with. Empty: the API key. */
  abstract readonly thinkificWebhookSecrets: string[];
  /** Whether promotions of Thinkific are shown. */
  abstract readonly promotions: boolean;
  abstract readonly udemy: UdemyConfig;
  abstract readonly feed: FeedConfig;
  abstract readonly moodle: MoodleConfig;
  abstract readonly syncCron: string | null;
  abstract readonly syncHold: SyncHoldConfig;
  /** `local` also checks links to the sandbox and to private addresses. */
  abstract readonly linkCheck: 'on' | 'off' | 'local';
}

export abstract class PicturesConfig {
  abstract readonly picturesS3: S3Config;
  abstract readonly picturesPlace: Place;
  /** Where pictures may be that were stored before an admin set another place. */
  abstract readonly picturesFallback: Place;
  abstract readonly picturesFetch: boolean;
  /** Hosts, with ports, whose pictures are downloaded even from a private network. */
  abstract readonly picturesAllowedHosts: string[];
}

export abstract class WebhooksConfig {
  /** Hosts, with ports, that may be in a private network or without TLS. */
  abstract readonly webhooksAllowedHosts: string[];
}

export abstract class CacheConfig {
  /** Seconds for which an outdated page may be sent while it is rendered again. */
  abstract readonly maxStaleness: number;
  abstract readonly cdn: CdnConfig | null;
}

export abstract class MailingConfig {
  /** Null: the site sends no mail. */
  abstract readonly mail: MailConfig | null;
  abstract readonly newsletterDoubleOptIn: boolean;
}

export abstract class LogConfig {
  abstract readonly logLevel: LevelWithSilent;
  /** Logs one of this many successful requests. */
  abstract readonly accessLogSample: number;
  abstract readonly auditRetentionDays: number;
  abstract readonly tracing: TracingConfig | null;
}

export abstract class BackupsConfig {
  abstract readonly backup: BackupConfig;
  abstract readonly s3: S3Config;
}

export const CONFIG_GROUPS = [
  ServerConfig,
  SiteConfig,
  DatabaseConfig,
  SecretsConfig,
  AuthConfig,
  RateLimitConfig,
  JobsConfig,
  PlatformsConfig,
  PicturesConfig,
  WebhooksConfig,
  CacheConfig,
  MailingConfig,
  LogConfig,
  BackupsConfig,
] as const;

/** Provides the whole configuration, which `settings` updates when an admin saves a setting. */
export const APP_CONFIG = Symbol('APP_CONFIG');

/**
 * Properties that admins can set (`stored-variables.ts`) change while the process runs, so read them when you need them
 * and keep no copy.
 */
export interface AppConfig
  extends
    ServerConfig,
    SiteConfig,
    DatabaseConfig,
    AuthConfig,
    RateLimitConfig,
    JobsConfig,
    PlatformsConfig,
    PicturesConfig,
    WebhooksConfig,
    CacheConfig,
    MailingConfig,
    LogConfig,
    BackupsConfig {
  readonly misspelled: string[];
  /** The variables that are set, as text. */
  readonly environment: Readonly<Record<string, string>>;
}
