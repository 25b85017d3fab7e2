/** Codes of PostgreSQL and of the socket that mean: the server is not there, or not for us now. */
const AWAY =
  /^(08\w{3}|57014|57P0[1-5]|53300|ECONN\w+|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN)$/;

/** What the driver says without a code when a connection is lost, refused or too slow. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** The code of PostgreSQL or of the socket that an error carries, or that it was made from. */
export function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'driverError' in error ? codeOf(error.driverError) : null;
}

/** Whether an error means that the database is away, rather than that a statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null && AWAY.test(code)) return true;
  return error instanceof Error && AWAY_MESSAGE.test(error.message);
}

/** One line about a database that cannot be connected to, without its password. */
export function describeDatabaseFault(url: string, error: unknown): string {
  const { hostname, port, pathname, username } = new URL(url);
  const server = `${hostname}:${port || 5432}`;
  const code = codeOf(error);
  if (code === '28P01' || code === '28000') {
    return `DATABASE_URL: the PostgreSQL at ${server} refuses user ${username}: correct user and password`;
  }
  if (code === '3D000') {
    return `DATABASE_URL: the PostgreSQL at ${server} has no database ${pathname.slice(1)}: create it`;
  }
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return `DATABASE_URL: no PostgreSQL answers at ${server} (${reason}): start it or correct the address`;
}
