/** The DataSource for locks that outlive a transaction. It bypasses a pooler, if there is one. */
export const SESSIONS = Symbol('SESSIONS');

/** Enough for syncs of both platforms and for requests that check whether one is running. */
export const SESSION_POOL_SIZE = 4;
