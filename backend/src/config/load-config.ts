import { sslModeOf } from '../common/sql/tls.js';
import { type AppConfig, DEMO_CREDENTIAL } from './app-config.js';
import { cdnErrors, toCdnConfig } from './cdn-environment.js';
import { type Environment, environmentSchema, VARIABLES } from './environment.js';
import { isLoopback } from '../common/http/loopback.js';
import { describeMisspelled } from './misspelled.js';
import { mailErrors, toMailConfig, toStoryEmail } from './mail-environment.js';
import { processesErrors, toProcesses } from './processes-environment.js';
import { s3Errors, toPlace, toS3Config } from './s3-environment.js';
import { toTracingConfig } from './tracing-environment.js';

const SECRETS =
  /SECRET|PASSWORD|PASSPHRASE|API_KEY|TOKEN|DATABASE_(SESSION_)?URL|SMTP_URL|CDN_PURGE_(URL|HEADERS|BODY)|OTLP_(ENDPOINT|HEADERS)/;

export interface VariableProblem {
  name: string;
  /** What would be right. */
  right: string;
  text: string;
}

export class ConfigError extends Error {
  constructor(
    readonly problems: string[],
    readonly variables: VariableProblem[] = [],
  ) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the configuration. Empty variables count as not set.
 * @param place.hasPostgres whether there is an embedded database to fall back to
 * @throws ConfigError with all errors
 */
export function loadConfig(source: NodeJS.ProcessEnv, { hasPostgres = true } = {}): AppConfig {
  const environment = Object.fromEntries<string>(
    VARIABLES.flatMap((name) => (source[name]?.trim() ? [[name, source[name]]] : [])),
  );
  const given: Given = environment;
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? [
        ...faultsAcross(parsed.data, given, hasPostgres),
        ...[
          ...cdnErrors(parsed.data),
          ...mailErrors(parsed.data, placeOf(parsed.data)),
          ...processesErrors(parsed.data, keepsMails(parsed.data)),
          ...s3Errors(parsed.data),
        ].map(([name, right]) => problem(name, given[name], right)),
      ]
    : [
        ...missingIn(given, hasPostgres),
        ...parsed.error.issues.map((issue) => {
          const name = issue.path[0] as keyof Environment;
          return problem(name, given[name], issue.message);
        }),
      ];
  const misspelled = describeMisspelled(source);
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError([...problems.map(({ text }) => text), ...misspelled], problems);
  }
  return { ...toConfig(parsed.data, misspelled), environment };
}

export function defaultUrl(port: number): string {
  return `http://localhost:${port}`;
}

function problem(name: string, got: string | undefined, right: string): VariableProblem {
  const shown = SECRETS.test(name) ? `a secret of ${got?.length} characters` : JSON.stringify(got);
  const text = `${name}: got ${got === undefined ? 'nothing' : shown}, expected ${right}`;
  return { name, right, text };
}

type Given = Partial<Record<keyof Environment, string>>;

const PLATFORM_KEYS = ['THINKIFIC_API_KEY', 'THINKIFIC_ACCESS_TOKEN', 'UDEMY_API_TOKEN'] as const;

function isDemo(
  env: Pick<Given, 'DEMO' | 'DATABASE_URL' | (typeof PLATFORM_KEYS)[number]>,
): boolean {
  if (env.DEMO) return env.DEMO !== 'false';
  return !env.DATABASE_URL && PLATFORM_KEYS.every((name) => !env[name]);
}

function placeOf(env: Environment) {
  return { demo: isDemo(env), host: env.HOST, publicUrl: env.PUBLIC_URL ?? defaultUrl(env.PORT) };
}

function keepsMails(env: Environment): boolean {
  return toMailConfig(env, placeOf(env))?.server === null;
}

function picturesPlaceOf(env: Environment) {
  return toPlace(env.PICTURES_DIR ?? (isDemo(env) ? '.data/demo/pictures' : '.data/pictures'));
}

function missingIn(given: Given, hasPostgres: boolean): VariableProblem[] {
  const problems: VariableProblem[] = [];
  if (!given.DATABASE_URL && !hasPostgres) {
    const right =
      'an address like postgres://user:password@host:5432/database (PostgreSQL does not come with this installation)';
    problems.push(problem('DATABASE_URL', undefined, right));
  }
  // Beside the embedded database, a generated secret is kept.
  const isOwnDatabase = given.DATABASE_URL || !hasPostgres;
  if (isOwnDatabase && !isDemo(given) && !given.JWT_SECRET) {
    problems.push(problem('JWT_SECRET', undefined, 'at least 32 characters (outside demo mode)'));
  }
  return problems;
}

function faultsAcross(env: Environment, given: Given, hasPostgres: boolean): VariableProblem[] {
  const problems = [
    ...missingIn(given, hasPostgres),
    ...demoErrors(env),
    ...databaseFaults(env, given),
  ];
  const admin = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const;
  if (admin.some((name) => env[name])) {
    for (const name of admin) {
      if (!env[name])
        problems.push(problem(name, undefined, 'a value, as other ADMIN_ variables are set'));
    }
  }
  return problems;
}

/** The demo's passwords are public, so it is limited to this machine by default. */
function demoErrors(env: Environment): VariableProblem[] {
  if (!isDemo(env)) {
    if (env.ADMIN_PASSWORD !== DEMO_CREDENTIAL.password) return [];
    const right = 'another one than the demo’s, which everybody knows';
    return [problem('ADMIN_PASSWORD', env.ADMIN_PASSWORD, right)];
  }
  if (env.DEMO_PUBLIC === 'true') return [];
  const right =
    'in demo mode, whose passwords everybody knows, an address of this machine only like ';
  const force = ' (DEMO_PUBLIC=true lets everybody in; for a real site set DEMO=false)';
  const problems: VariableProblem[] = [];
  if (!isLoopback(env.HOST)) problems.push(problem('HOST', env.HOST, `${right}127.0.0.1${force}`));
  if (env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname)) {
    problems.push(problem('PUBLIC_URL', env.PUBLIC_URL, `${right}http://localhost:3000${force}`));
  }
  return problems;
}

function databaseFaults(env: Environment, given: Given): VariableProblem[] {
  const { DATABASE_URL: url, DATABASE_SESSION_URL: ofSessions, DATABASE_PASSWORD: password } = env;
  const without = 'none without DATABASE_URL';
  const problems = (['DATABASE_URL', 'DATABASE_SESSION_URL'] as const).flatMap((name) => {
    const { searchParams } = new URL(databaseUrlOf(env[name], env) ?? 'postgres:///');
    if (sslModeOf(searchParams) !== 'verify-ca' || searchParams.has('sslrootcert')) return [];
    const right = 'sslrootcert (or PGSSLROOTCERT) beside sslmode=verify-ca, or sslmode=verify-full';
    return [problem(name, given[name], right)];
  });
  if (ofSessions && !url)
    problems.push(problem('DATABASE_SESSION_URL', given.DATABASE_SESSION_URL, without));
  if (password === undefined) return problems;
  if (!url) return [...problems, problem('DATABASE_PASSWORD', password, without)];
  const named = (['DATABASE_URL', 'DATABASE_SESSION_URL'] as const).find((name) => {
    const address = new URL(env[name] ?? url);
    return address.password !== '' || address.searchParams.has('password');
  });
  if (named) problems.push(problem('DATABASE_PASSWORD', password, `none, as ${named} has one`));
  return problems;
}

function databaseUrlOf(url: string | undefined, env: Environment): string | null {
  const { DATABASE_PASSWORD: password, PGSSLMODE: mode, PGSSLROOTCERT: root } = env;
  if (!url || (password ?? mode ?? root) === undefined) return url ?? null;
  const whole = new URL(url);
  const { searchParams } = whole;
  if (mode && !searchParams.has('sslmode') && !searchParams.has('ssl'))
    searchParams.set('sslmode', mode);
  if (root && !searchParams.has('sslrootcert')) searchParams.set('sslrootcert', root);
  if (password === undefined) return whole.href;
  if (whole.hostname === '') searchParams.set('password', password);
  else whole.password = encodeURIComponent(password);
  return whole.href;
}

function toConfig(env: Environment, misspelled: string[]): Omit<AppConfig, 'environment'> {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? defaultUrl(env.PORT),
    siteName: env.SITE_NAME,
    currency: env.CURRENCY,
    databaseUrl: databaseUrlOf(env.DATABASE_URL, env),
    databaseSessionUrl: databaseUrlOf(env.DATABASE_SESSION_URL ?? env.DATABASE_URL, env),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    demo: isDemo(env),
    demoPublic: env.DEMO_PUBLIC === 'true',
    jwtSecrets: env.JWT_SECRET,
    jwtExpiresIn: env.JWT_EXPIRES_IN,
    twoFactorRequired: env.TWO_FACTOR_REQUIRED,
    admin: username && email && password ? { username, email, password } : null,
    thinkific: {
      apiUrl: env.THINKIFIC_API_URL,
      subdomain: env.THINKIFIC_SUBDOMAIN ?? null,
      credential: env.THINKIFIC_CREDENTIAL,
      apiKey: env.THINKIFIC_API_KEY ?? null,
      accessToken: env.THINKIFIC_ACCESS_TOKEN ?? null,
      credentialExpires: env.THINKIFIC_CREDENTIAL_EXPIRES ?? null,
      siteUrl:
        env.THINKIFIC_SITE_URL ??
        (env.THINKIFIC_SUBDOMAIN ? `https://${env.THINKIFIC_SUBDOMAIN}.thinkific.com` : null),
    },
    thinkificWebhookSecrets: env.THINKIFIC_WEBHOOK_SECRET,
    promotions: env.THINKIFIC_PROMOTIONS === 'on',
    udemy: { apiUrl: env.UDEMY_API_URL, apiToken: env.UDEMY_API_TOKEN ?? null },
    moodle: { url: env.MOODLE_URL ?? null, token: env.MOODLE_TOKEN ?? null },
    feed: { source: env.FEED_SOURCE, url: env.FEED_URL ?? null },
    syncCron: env.SYNC_CRON === 'off' ? null : env.SYNC_CRON,
    linkCheck: env.LINK_CHECK,
    jobs: true,
    syncHold: { percent: env.SYNC_HOLD_PERCENT, least: env.SYNC_HOLD_LEAST },
    s3: toS3Config(env),
    picturesS3: toS3Config(env),
    picturesPlace: picturesPlaceOf(env),
    picturesFallback: picturesPlaceOf(env),
    picturesFetch: env.PICTURES_FETCH === 'on',
    picturesAllowedHosts: env.PICTURES_ALLOWED_HOSTS,
    webhooksAllowedHosts: env.WEBHOOKS_ALLOWED_HOSTS,
    apiDocs: env.API_DOCS,
    corsOrigins: env.CORS_ORIGINS,
    securityContacts: env.SECURITY_CONTACT,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT === 'on',
    logLevel: env.LOG_LEVEL,
    accessLogSample: env.ACCESS_LOG_SAMPLE,
    maxStaleness: env.MAX_STALENESS,
    cdn: toCdnConfig(env),
    mail: toMailConfig(env, placeOf(env)),
    newsletterDoubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN === 'on',
    storyEmail: toStoryEmail(env, placeOf(env)),
    courseClaims: env.COURSE_CLAIMS,
    auditRetentionDays: env.AUDIT_RETENTION_DAYS,
    requestTimeout: env.REQUEST_TIMEOUT,
    metrics:
      env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracing: toTracingConfig(env),
    shutdownDelay: env.SHUTDOWN_DELAY,
    processes: toProcesses(env, keepsMails(env)),
    backup: {
      cron: env.BACKUP_CRON === 'off' ? null : env.BACKUP_CRON,
      place: toPlace(env.BACKUP_DIR),
      keep: env.BACKUP_KEEP,
      passphrase: env.BACKUP_PASSPHRASE ?? null,
    },
    misspelled,
  };
}
