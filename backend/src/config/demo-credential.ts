export const DEMO_CREDENTIAL = { username: 'admin', password: 'lectern-demo' };
