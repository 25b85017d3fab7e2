/** For transactions that wait for a slow client, which PostgreSQL would otherwise end as idle. */
export const WITHOUT_IDLE_LIMIT = 'SET LOCAL idle_in_transaction_session_timeout = 0';

/**
 * Makes PostgreSQL end the session of a vanished machine, and release its locks, within 30 seconds instead of the
 * system's default of two hours. The last value is in milliseconds.
 */
const GONE_PEER = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

export const OF_SESSIONS = {
  ...GONE_PEER,
  // A slow sync leaves the connection that holds its lock idle for minutes.
  idle_session_timeout: 0,
  // A transaction that has waited for a lock must see the latest data.
  default_transaction_isolation: `'read committed'`,
};

export function settingsOf(settings: Record<string, number | string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `SET ${name} = ${value}`)
    .join('; ');
}
