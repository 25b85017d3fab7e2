/**
 * The DataSource whose connections are sessions of their own, for locks that outlive a transaction:
 * the application's own one, unless that leads through a pooler.
 */
export const SESSIONS = Symbol('SESSIONS');

/** Of a process: both platforms at once, and who asks meanwhile whether they may. */
export const SESSION_POOL_SIZE = 4;
