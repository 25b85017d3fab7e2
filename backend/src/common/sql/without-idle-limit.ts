/** For transactions that wait for a slow client, which PostgreSQL would otherwise end as idle. */
export const WITHOUT_IDLE_LIMIT = 'SET LOCAL idle_in_transaction_session_timeout = 0';
