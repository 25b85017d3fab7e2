import type { LevelWithSilent } from 'pino';
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
  dir: string;
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

export class AppConfig {
  port: number;
  host: string;
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  /** Null: the embedded PostgreSQL is used. */
  databaseUrl: string | null;
  databasePoolSize: number;
  demo: boolean;
  /** The first signs, all verify; empty: nobody has made one up yet. */
  jwtSecrets: string[];
  /** Seconds. */
  jwtExpiresIn: number;
  /** The roles whose users do nothing before they have set up two-factor authentication. */
  twoFactorRequired: ('admin' | 'staff')[];
  admin: { username: string; email: string; password: string } | null;
  thinkific: ThinkificConfig;
  /** With which Thinkific signs its events; without any it is the API key. */
  thinkificWebhookSecrets: string[];
  udemy: UdemyConfig;
  /** Cron pattern in UTC; null: no scheduled syncs. */
  syncCron: string | null;
  /** Whether enrol links are looked at; `local`: also the sandbox's, and those that lead to private addresses. */
  linkCheck: 'on' | 'off' | 'local';
  /** Whether this process does work in the background. */
  jobs: boolean;
  syncHold: SyncHoldConfig;
  /** Folder of the pictures’ files. */
  picturesDir: string;
  /** Whether this process fetches the pictures of other sites. */
  picturesFetch: boolean;
  /** Hosts, with their ports, whose pictures are fetched though they are in a private network. */
  picturesAllowedHosts: string[];
  /** Hosts, with their ports, that webhooks may be sent to though they are in a private network or without TLS. */
  webhooksAllowedHosts: string[];
  corsOrigins: string[];
  /** Addresses (`mailto:`, `https:`) of whoever wants to hear of security holes. */
  securityContacts: string[];
  trustProxy: boolean | string[] | number;
  rateLimit: boolean;
  /** Seconds that an old page may stand in for one that is being made anew. */
  maxStaleness: number;
  cdn: CdnConfig | null;
  /** Null: this site sends no mail. */
  mail: MailConfig | null;
  /** Whether who subscribes to the newsletter confirms it by a link in a mail. */
  newsletterDoubleOptIn: boolean;
  /** `off` where this site sends no mail. */
  storyEmail: StoryEmail;
  logLevel: LevelWithSilent;
  /** Of so many requests without a fault one has its line in the log. */
  accessLogSample: number;
  /** Days for which lines of the audit log are kept. */
  auditRetentionDays: number;
  /** Seconds within which a request must have arrived as a whole. */
  requestTimeout: number;
  /** Where metrics are read; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Seconds for which a stopping process takes requests, and says that it is unhealthy. */
  shutdownDelay: number;
  /** How many processes serve on the one port. */
  processes: number;
  backup: BackupConfig;

  constructor(values: AppConfigValues) {
    Object.assign(this, values);
  }
}

export type AppConfigValues = { [K in keyof AppConfig]: AppConfig[K] };
