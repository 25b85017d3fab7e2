import { DEMO_CREDENTIAL } from '../config/app-config.js';
import type { User } from '../identity/users/user.entity.js';
import type { UserRole } from '../common/access/access.decorators.js';

type DemoUser = Pick<User, 'username' | 'name' | 'email' | 'role' | 'phone'>;

export const DEMO_USERS: DemoUser[] = [
  demoUser(DEMO_CREDENTIAL.username, 'Alex Morgan', 'admin', '+1 555 0100'),
  demoUser('maria', 'Maria Santos', 'staff', '+1 555 0117'),
  demoUser('james', 'James Okafor', 'staff', null),
];

function demoUser(username: string, name: string, role: UserRole, phone: string | null): DemoUser {
  return { username, name, email: `${username}@example.org`, role, phone };
}
