/** The demo's admin. All demo users share this public password. */
export const DEMO_CREDENTIAL = { username: 'admin', password: 'lectern-demo' };
