/**
 * By which PostgreSQL ends the session of a machine that is gone without a word, and its locks, within
 * half a minute; by the system's own settings it takes two hours. The last is in milliseconds.
 */
const GONE_PEER = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

/** What a server, a database or a role may have set otherwise, and sessions that last rely on. */
export const OF_SESSIONS = {
  ...GONE_PEER,
  // A scan at the platform’s pace leaves the connection that holds its lock idle for minutes.
  idle_session_timeout: 0,
  // Who has waited for a lock looks at what is there by then.
  default_transaction_isolation: `'read committed'`,
};

/** The statements that give a session its settings. */
export function settingsOf(settings: Record<string, number | string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `SET ${name} = ${value}`)
    .join('; ');
}
