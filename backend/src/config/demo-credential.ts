/** Signs in the demo's admin. The demo's other people have the same password, which everybody is told. */
export const DEMO_CREDENTIAL = { username: 'admin', password: 'lectern-demo' };
