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

/** A part of a bucket in S3-compatible storage; an empty prefix is all of it. */
export interface BucketPlace {
  bucket: string;
  prefix: string;
}

/** A folder of this machine, or a part of a bucket. */
export type Place = { folder: string } | BucketPlace;

/** The storage in which all buckets are. */
export interface S3Config {
  /** Null: Amazon's. */
  endpoint: string | null;
  region: string;
  /** Null: those of the machine, as Amazon's library finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether the bucket stands in the path of addresses rather than in the host's name. */
  pathStyle: boolean;
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

/** Where traces are sent, by OpenTelemetry's protocol over HTTP. */
export interface TracingConfig {
  /** The address without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Of all traces, such a part is kept. */
  ratio: number;
}

export class AppConfig {
  port: number;
  host: string;
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  /** ISO 4217 code of the prices that admins set. */
  currency: string;
  /** Null: the embedded PostgreSQL is used. */
  databaseUrl: string | null;
  /** For what needs a session of its own; another one than `databaseUrl` when that leads through a pooler. */
  databaseSessionUrl: string | null;
  databasePoolSize: number;
  demo: boolean;
  /** Whether the demo answers at other names than those of its machine. */
  demoPublic: boolean;
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
  s3: S3Config;
  /** Of the pictures’ files. */
  picturesPlace: Place;
  /** Whether this process fetches the pictures of other sites. */
  picturesFetch: boolean;
  /** Hosts, with their ports, whose pictures are fetched though they are in a private network. */
  picturesAllowedHosts: string[];
  /** Hosts, with their ports, that webhooks may be sent to though they are in a private network or without TLS. */
  webhooksAllowedHosts: string[];
  /** Who reads the API's description; its page is there only when everybody may. */
  apiDocs: 'public' | 'admins';
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
  /** Null: nothing is traced. */
  tracing: TracingConfig | null;
  /** Seconds for which a stopping process takes requests, and says that it is unhealthy. */
  shutdownDelay: number;
  /** How many processes serve on the one port. */
  processes: number;
  backup: BackupConfig;
  /** A sentence for each variable whose name is close to that of a setting. */
  misspelled: string[];

  constructor(values: AppConfigValues) {
    Object.assign(this, values);
  }
}

export type AppConfigValues = { [K in keyof AppConfig]: AppConfig[K] };
