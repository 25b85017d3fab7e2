import type { User, UserRole } from '../users/user.entity.js';

type DemoUser = Pick<User, 'username' | 'name' | 'email' | 'role' | 'phone'>;

/** The people of demo mode; all share one password, which everybody is told. */
export const DEMO_USERS: [admin: DemoUser, ...staff: DemoUser[]] = [
  demoUser('admin', 'Alex Morgan', 'admin', '+1 555 0100'),
  demoUser('maria', 'Maria Santos', 'staff', '+1 555 0117'),
  demoUser('james', 'James Okafor', 'staff', null),
];

export const DEMO_PASSWORD = 'lectern-demo';

function demoUser(username: string, name: string, role: UserRole, phone: string | null): DemoUser {
  return { username, name, email: `${username}@example.org`, role, phone };
}
