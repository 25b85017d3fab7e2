/** For a transaction that waits for somebody else, who may be slow. PostgreSQL ends others that are idle. */
export const WITHOUT_IDLE_LIMIT = 'SET LOCAL idle_in_transaction_session_timeout = 0';
