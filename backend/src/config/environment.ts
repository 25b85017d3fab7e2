import { z } from 'zod';
import { VISIBLE, isDecodable } from '../common/text/visible.js';
import { cdnVariables } from './cdn-environment.js';
import { cronPattern } from './cron-pattern.js';
import { SSL_MODES, sslModeOf } from '../common/sql/tls.js';
import { databaseAddress } from './database-address.js';
import { duration, SECONDS, shortTime } from './durations.js';
import { mailVariables } from './mail-environment.js';
import { processesVariables } from './processes-environment.js';
import { place, s3Variables } from './s3-environment.js';
import { tracingVariables } from './tracing-environment.js';

const KEEP = 'a whole number from 1 to 1000';
const LONG = 'at least 16 characters';

const backupVariables = {
  BACKUP_CRON: cronPattern('30 2 * * *').default('off'),
  BACKUP_DIR: place.default('.data/backups'),
  BACKUP_KEEP: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, KEEP)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 1000, KEEP)
    .default(14),
  BACKUP_PASSPHRASE: z.string().min(16, LONG).optional(),
};

const text = z.string().trim();
/** Returns the origin as browsers send it: lowercase, in Punycode and without the default port. */
const origin = (value: string) => new URL(value).origin;
const isOrigin = ({ href, origin }: URL) => href === `${origin}/`;

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const httpUrl = (example: string) =>
  text
    .refine(
      (value) => isUrl(value, ['http:', 'https:']),
      `an http or https address, like ${example}`,
    )
    .transform((value) => value.replace(/\/+$/, ''));

const httpOrigin = (example: string) =>
  text
    .refine(
      (value) => isUrl(value, ['http:', 'https:']) && isOrigin(new URL(value)),
      `an http or https address without a path, like ${example}`,
    )
    .transform(origin);

const integer = (min: number, max: number) => {
  const rule = `a whole number from ${min} to ${max}`;
  return text
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
};

const list = text.transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const host = z
  .string()
  .regex(
    /^[^\s/@?#]+$/,
    'hosts like images.example.org or 10.0.0.7:8080, with commas between them',
  );

const hosts = list
  .pipe(z.array(host))
  .transform((values) => values.map((value) => value.toLowerCase()));

const contact = text
  .refine(
    (value) => z.email().safeParse(value).success || isUrl(value, ['https:']),
    'email addresses or https addresses, like security@example.org',
  )
  .transform((value) => (isUrl(value, ['https:']) ? value : `mailto:${value}`));

const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const trustProxy = text
  .refine(
    (value) =>
      /^(true|false|\d{1,2})$/.test(value) ||
      value.split(',').every((part) => proxyAddress.safeParse(part.trim()).success),
    'true, false, a number of proxies, or addresses like 10.0.0.0/8,127.0.0.1',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
  });

const LONG_KEYS = 'at least 32 characters, or several such keys with commas between them';
const signingKey = z.string().min(32, LONG_KEYS);

// For `localhost`, Fastify listens on a second address without the hooks of the first one.
const listenHost = text.transform((host) =>
  host.toLowerCase() === 'localhost' ? '127.0.0.1' : host.replace(/^\[(.+)\]$/, '$1'),
);

const SSL_MODE = 'disable, require, verify-ca or verify-full';

const database = text.transform((value, context) => {
  const address = databaseAddress(value);
  const problem = address === null ? describeAddress(value) : describeTls(new URL(address));
  if (address !== null && problem === null) return address;
  context.addIssue(problem ?? '');
  return z.NEVER;
});

function describeAddress(value: string): string {
  if (!isDecodable(value)) {
    return 'an address in which % begins a code like %40 for @: % itself is written as %25, or the password as DATABASE_PASSWORD';
  }
  return (
    'an address like postgres://user:password@host:5432/database, with % as %25, where several hosts may stand with ' +
    'commas between them, of which one takes writes (target_session_attrs=read-write)'
  );
}

function describeTls({ searchParams }: URL): string | null {
  const mode = sslModeOf(searchParams);
  if (!SSL_MODES.includes(mode)) return `sslmode as ${SSL_MODE}`;
  return null;
}

/** Messages say what would be right. `docs/settings.md` lists the defaults. */
export const environmentSchema = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: listenHost.default('127.0.0.1'),
  PUBLIC_URL: httpOrigin('https://www.example.org').optional(),
  SITE_NAME: text.max(60, 'at most 60 characters').default('Lectern'),
  CURRENCY: text
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'three letters, such as USD')
    .default('USD'),
  DATABASE_URL: database.optional(),
  DATABASE_SESSION_URL: database.optional(),
  DATABASE_PASSWORD: z.string().optional(),
  PGSSLMODE: z.enum(SSL_MODES, SSL_MODE).optional(),
  PGSSLROOTCERT: text.optional(),
  DATABASE_POOL_SIZE: integer(3, 200).default(10),
  DEMO: z.enum(['true', 'false'], 'true or false').optional(),
  DEMO_PUBLIC: z.enum(['true', 'false'], 'true or false').default('false'),
  JWT_SECRET: list.pipe(z.array(signingKey).min(1, LONG_KEYS)).default([]),
  JWT_EXPIRES_IN: duration.default(12 * SECONDS.h),
  TWO_FACTOR_REQUIRED: list
    .pipe(z.array(z.enum(['admin', 'staff'], 'admin, staff, or both with a comma between them')))
    .default([]),
  ADMIN_USERNAME: text
    .normalize()
    .min(3, '3 to 50 characters')
    .max(50, '3 to 50 characters')
    .regex(VISIBLE, 'without invisible characters')
    .optional(),
  ADMIN_EMAIL: text.pipe(z.email('an email address')).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, '6 to 200 characters')
    .max(200, '6 to 200 characters')
    .optional(),
  THINKIFIC_API_URL: httpUrl('https://api.thinkific.com/api/public/v1').default(
    'https://api.thinkific.com/api/public/v1',
  ),
  THINKIFIC_SUBDOMAIN: text
    .regex(/^[a-z0-9][a-z0-9-]*$/i, 'only the part before .thinkific.com, like my-school')
    .optional(),
  THINKIFIC_CREDENTIAL: z
    .enum(['api-key', 'access-token'], 'api-key or access-token')
    .default('api-key'),
  THINKIFIC_API_KEY: text.optional(),
  THINKIFIC_ACCESS_TOKEN: text.optional(),
  THINKIFIC_CREDENTIAL_EXPIRES: text.pipe(z.iso.date('a date such as 2027-01-31')).optional(),
  THINKIFIC_WEBHOOK_SECRET: list.default([]),
  THINKIFIC_SITE_URL: httpOrigin('https://learn.example.org').optional(),
  THINKIFIC_PROMOTIONS: z.enum(['on', 'off'], 'on or off').default('on'),
  UDEMY_API_URL: httpUrl('https://www.udemy.com/instructor-api/v1').default(
    'https://www.udemy.com/instructor-api/v1',
  ),
  UDEMY_API_TOKEN: text.optional(),
  FEED_SOURCE: z.enum(['off', 'address', 'upload'], 'off, address or upload').default('off'),
  FEED_URL: text
    .refine(
      (value) => isUrl(value, ['http:', 'https:']),
      'an http or https address, like https://school.example.org/courses.csv',
    )
    .optional(),
  MOODLE_URL: httpUrl('https://moodle.example.org').optional(),
  MOODLE_TOKEN: text.optional(),
  SYNC_CRON: cronPattern('0 */6 * * *').default('0 */6 * * *'),
  SYNC_HOLD_PERCENT: integer(0, 100).default(20),
  SYNC_HOLD_LEAST: integer(1, 100_000).default(3),
  LINK_CHECK: z.enum(['on', 'off', 'local'], 'on, off or local').default('on'),
  ...s3Variables,
  PICTURES_DIR: place.optional(),
  PICTURES_FETCH: z.enum(['on', 'off'], 'on or off').default('on'),
  PICTURES_ALLOWED_HOSTS: hosts.default([]),
  WEBHOOKS_ALLOWED_HOSTS: hosts.default([]),
  API_DOCS: z.enum(['public', 'admins'], 'public or admins').default('public'),
  COURSE_CLAIMS: z.enum(['site', 'platform'], 'site or platform').default('site'),
  CORS_ORIGINS: list.pipe(z.array(httpOrigin('https://app.example.org'))).default([]),
  SECURITY_CONTACT: list.pipe(z.array(contact)).default([]),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT: z.enum(['on', 'off'], 'on or off').default('on'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  ACCESS_LOG_SAMPLE: integer(1, 1_000_000).default(1),
  MAX_STALENESS: shortTime(0).default(1),
  ...cdnVariables,
  ...mailVariables,
  AUDIT_RETENTION_DAYS: integer(1, 36_500).default(730),
  REQUEST_TIMEOUT: shortTime(1).default(30),
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: listenHost.default('127.0.0.1'),
  ...tracingVariables,
  SHUTDOWN_DELAY: shortTime(0).default(2),
  ...processesVariables,
  ...backupVariables,
});

export type Environment = z.infer<typeof environmentSchema>;

export const VARIABLES = Object.keys(environmentSchema.shape) as (keyof Environment)[];
