import type { LevelWithSilent } from 'pino';
import { JobsConfig } from '../common/jobs/jobs-config.js';
import type { Place, S3Config } from '../common/objects/places.js';
import { RateLimitConfig } from '../common/rate-limit/rate-limit-config.js';
import { SecretsConfig } from '../common/secrets/secrets-config.js';
import type { TracingConfig } from '../common/tracing/tracing-config.js';
import type { PurgeTemplate } from './purge-template.js';

/** From how many percent, and how many courses at least, a sync asks before it takes something away. */
export interface SyncHoldConfig {
  percent: number;
  least: number;
}

/** Where a course platform is and how to sign in there; without credentials it is not synced. */
export interface ThinkificConfig {
  apiUrl: string;
  subdomain: string | null;
  apiKey: string | null;
  /** Origin of the school's public site, on which the enrol links stand. */
  siteUrl: string | null;
}

export interface UdemyConfig {
  apiUrl: string;
  apiToken: string | null;
}

/** A cache between visitors and this site, which holds what everybody gets. */
export interface CdnConfig {
  /** Seconds. */
  maxAge: number;
  /** The header that says what an answer shows, and what stands between two keys in it. */
  keyHeader: string;
  separator: string;
  /** How it is told what changed; null: it is not. */
  purge: PurgeTemplate | null;
}

/** Where backups go, when they are made without being asked for, and how they are encrypted. */
export interface BackupConfig {
  /** Cron pattern in UTC; null: only `npm run backup` makes any. */
  cron: string | null;
  place: Place;
  /** Of those that are made without being asked for, so many are kept. */
  keep: number;
  /** Null: they are not encrypted. */
  passphrase: string | null;
}

/** Whether authors of stories are asked for their address. */
export type StoryEmail = 'off' | 'optional' | 'required';

/** Through which server mails leave. */
export interface MailConfig {
  /** Null: they stay here, at `/demo/mail`. */
  server: string | null;
  from: string;
  /** Seconds for which the server may keep silent. */
  timeout: number;
}

/** Settings of the HTTP server and its processes. */
export abstract class ServerConfig {
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly corsOrigins: string[];
  abstract readonly trustProxy: boolean | string[] | number;
  /** Seconds within which a request must have arrived completely. */
  abstract readonly requestTimeout: number;
  /** Seconds for which a stopping process still answers requests, but reports itself as unhealthy. */
  abstract readonly shutdownDelay: number;
  /** How many processes serve on the one port. */
  abstract readonly processes: number;
  /** The address that serves metrics. Null: none. */
  abstract readonly metrics: { host: string; port: number } | null;
}

/** Settings of the public site. */
export abstract class SiteConfig {
  /** Origin under which visitors reach the site, without a trailing slash. */
  abstract readonly publicUrl: string;
  abstract readonly siteName: string;
  /** ISO 4217 code of the prices that admins set. */
  abstract readonly currency: string;
  abstract readonly demo: boolean;
  /** Whether the demo answers under other host names than those of its machine. */
  abstract readonly demoPublic: boolean;
  /** Who may read the API's description. */
  abstract readonly apiDocs: 'public' | 'admins';
  /** Addresses (`mailto:`, `https:`) for reports of security holes. */
  abstract readonly securityContacts: string[];
  /** Whether authors of stories are asked for their address. `off` where the site sends no mail. */
  abstract readonly storyEmail: StoryEmail;
}

/** Settings of the database. */
export abstract class DatabaseConfig {
  /** Null: the embedded PostgreSQL is used. */
  abstract readonly databaseUrl: string | null;
  /** For statements that need a session of their own. Differs from `databaseUrl` behind a pooler. */
  abstract readonly databaseSessionUrl: string | null;
  abstract readonly databasePoolSize: number;
}

/** Settings of users and logins. */
export abstract class AuthConfig extends SecretsConfig {
  /** Seconds. */
  abstract readonly jwtExpiresIn: number;
  /** The roles that must set up two-factor authentication before they can do anything else. */
  abstract readonly twoFactorRequired: ('admin' | 'staff')[];
  /** The first admin, created at the start when there is none. */
  abstract readonly admin: { username: string; email: string; password: string } | null;
}

/** Settings of the course platforms and their sync. */
export abstract class PlatformsConfig {
  abstract readonly thinkific: ThinkificConfig;
  /** The keys that Thinkific signs its webhooks with. Empty: the API key. */
  abstract readonly thinkificWebhookSecrets: string[];
  abstract readonly udemy: UdemyConfig;
  /** Cron pattern in UTC. Null: no scheduled syncs. */
  abstract readonly syncCron: string | null;
  abstract readonly syncHold: SyncHoldConfig;
  /** Whether enrol links are checked; `local` also checks the sandbox's and private addresses. */
  abstract readonly linkCheck: 'on' | 'off' | 'local';
}

/** Settings of pictures and where their files are stored. */
export abstract class PicturesConfig {
  abstract readonly s3: S3Config;
  abstract readonly picturesPlace: Place;
  /** Whether this process downloads the pictures of other sites. */
  abstract readonly picturesFetch: boolean;
  /** Hosts, with their ports, whose pictures are downloaded even from a private network. */
  abstract readonly picturesAllowedHosts: string[];
}

/** Settings of outgoing webhooks. */
export abstract class WebhooksConfig {
  /** Hosts, with their ports, that may be in a private network or without TLS. */
  abstract readonly webhooksAllowedHosts: string[];
}

/** Settings of caches in this process and in front of it. */
export abstract class CacheConfig {
  /** Seconds for which an outdated page may be sent while it is rendered again. */
  abstract readonly maxStaleness: number;
  abstract readonly cdn: CdnConfig | null;
}

/** Settings of mail. */
export abstract class MailingConfig {
  /** Null: the site sends no mail. */
  abstract readonly mail: MailConfig | null;
  /** Whether newsletter subscribers confirm by a link in a mail. */
  abstract readonly newsletterDoubleOptIn: boolean;
}

/** Settings of logs, the audit log and traces. */
export abstract class LogConfig {
  abstract readonly logLevel: LevelWithSilent;
  /** One of this many successful requests gets a line in the access log. */
  abstract readonly accessLogSample: number;
  /** Days for which audit entries are stored. */
  abstract readonly auditRetentionDays: number;
  /** Null: nothing is traced. */
  abstract readonly tracing: TracingConfig | null;
}

/** Settings of backups. */
export abstract class BackupsConfig {
  abstract readonly backup: BackupConfig;
  abstract readonly s3: S3Config;
}

/** All groups. Modules inject one of them by its class. */
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

/** The whole configuration, for the code that starts the program. */
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
  /** A sentence for each variable whose name is close to that of a setting. */
  readonly misspelled: string[];
}
