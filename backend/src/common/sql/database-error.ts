import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';

const VIOLATIONS = ['23503', '23505'];

export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const problem = error.driverError as { code?: string; constraint?: string };
  return VIOLATIONS.includes(problem.code ?? '') ? (problem.constraint ?? null) : null;
}

export class ReadOnlyError extends Error {
  readonly code = '25006';

  constructor() {
    super('None of the servers accepts writes.');
  }
}

const TLS =
  /^(ERR_(TLS|SSL|OSSL)_\w+|CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|HOSTNAME_MISMATCH|INVALID_\w+|EPROTO)$/;
const NO_TLS = /^The server does not support SSL connections/;

/** Error codes of PostgreSQL and of sockets that mean that the database is unavailable. */
const AWAY: [RegExp, string][] = [
  [/^25006$/, 'The database accepts no changes at the moment.'],
  [/^53100$/, 'The disk of the database is full.'],
  [/^53\w{3}$/, 'The database is overloaded at the moment.'],
  [/^(57014|55P03|ETIMEDOUT)$/, 'The database did not respond in time.'],
  [/^40(001|P01)$/, 'Somebody else changed the same data at the same time.'],
  [
    /^(08\w{3}|57P0[1-5]|ECONN\w+|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN)$/,
    'The database cannot be reached at the moment.',
  ],
  [TLS, 'The database cannot be reached at the moment.'],
];

/** Messages without a code for a connection that was lost, refused or too slow. */
const AWAY_MESSAGES: typeof AWAY = [
  [
    /^(timeout exceeded when trying to connect|Query read timeout)/,
    'The database did not respond in time.',
  ],
  [
    // TypeORM uses the latter two when the connection was lost between two statements.
    /^(Connection terminated|Client has encountered a connection error|terminating connection|Query runner already released|Database connection provided by a query runner was already released)/,
    'The database cannot be reached at the moment.',
  ],
];

export function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

export function isDatabaseUnavailable(error: unknown): boolean {
  return describeUnavailable(error) !== null;
}

export function describeUnavailable(error: unknown): string | null {
  const code = codeOf(error) ?? '';
  const message = error instanceof Error ? error.message : '';
  const [, sentence] =
    AWAY.find(([pattern]) => pattern.test(code)) ??
    AWAY_MESSAGES.find(([pattern]) => pattern.test(message)) ??
    [];
  return sentence === undefined ? null : `${sentence} Please try again in a few seconds.`;
}

/** The driver's message when the server asks for a password and none is configured. */
const NO_PASSWORD = /^SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a/;

export function describeConnectionError(url: string, error: unknown): string {
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const hosts = searchParams.get('hosts') ?? searchParams.get('host');
  const server = hosts ?? `${hostname}:${port || 5432}`;
  const user = username || searchParams.get('user');
  const us = user ? `user ${user}` : 'us';
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const tls = describeTlsError(server, code ?? '', message);
  if (tls !== null) return tls;
  if (code === '28P01') {
    return `DATABASE_URL: the PostgreSQL at ${server} refuses ${us}: check user and password`;
  }
  if (code === '28000') {
    return `DATABASE_URL: the PostgreSQL at ${server} refuses ${us} (${message}): check the user and its permissions`;
  }
  if (NO_PASSWORD.test(message)) {
    return `DATABASE_URL: the PostgreSQL at ${server} requires a password for ${us}: set it in DATABASE_URL or as DATABASE_PASSWORD`;
  }
  if (code === '3D000') {
    const name = decodeURIComponent(pathname.slice(1) || username) || searchParams.get('user');
    return `DATABASE_URL: the PostgreSQL at ${server} has no database ${name}: create it`;
  }
  if (error instanceof DatabaseError) {
    return `DATABASE_URL: the PostgreSQL at ${server} refuses connections (${message}): fix it there, or correct the address`;
  }
  if (isFileError(error)) {
    return `DATABASE_URL: ${error.path} cannot be read (${code}): correct the path, or add the file`;
  }
  const reason = code ?? message;
  return `DATABASE_URL: no PostgreSQL responds at ${server} (${reason}): start it or correct the address`;
}

function describeTlsError(server: string, code: string, message: string): string | null {
  if (NO_TLS.test(message)) {
    return `DATABASE_URL: the PostgreSQL at ${server} has no TLS: turn it on there, or set sslmode=disable`;
  }
  if (code === '28000' && /\b(no encryption|SSL off)\b/.test(message)) {
    return `DATABASE_URL: the PostgreSQL at ${server} refuses connections without TLS (${message}): set sslmode=verify-full, or allow such connections there (pg_hba.conf)`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `DATABASE_URL: the TLS certificate of the PostgreSQL at ${server} is for other names (${message}): use one of them, or check its authority only (sslmode=verify-ca)`;
  }
  if (!TLS.test(code) && !/\bSSL\b/.test(message)) return null;
  return `DATABASE_URL: TLS with the PostgreSQL at ${server} fails (${code || message}): set sslrootcert to the authority of its certificate, or check sslmode, sslcert, sslkey and the certificate`;
}

function isFileError(error: unknown): error is { path: string } {
  return error instanceof Error && 'syscall' in error && error.syscall === 'open';
}
