import { hash } from '@node-rs/argon2';
import type { TestDatabase } from '../../../test/database.js';

export const PASSWORD = 'open sesame';
/** The low cost keeps tests fast, because almost every one signs somebody in. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1 });

export const MARIA = {
  username: 'maria',
  name: 'Maria Santos',
  email: 'maria@example.org',
  password: 'her secret',
};

let count = 0;

export interface InsertedUser {
  id: string;
  username: string;
  name: string;
  email: string;
  role: string;
  phone: string | null;
  is_active: boolean;
}

/** Inserts a row of `users`, by default an active staff member. Names sort in the order of insertion. */
export async function insertUser(
  database: TestDatabase,
  values: Record<string, unknown> = {},
): Promise<InsertedUser> {
  count += 1;
  const number = String(count).padStart(5, '0');
  const row = {
    username: `user${number}`,
    name: `User ${number}`,
    email: `user${number}@example.org`,
    role: 'staff',
    password_hash: await passwordHash,
    ...values,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [user] = await database.query<InsertedUser>(
    `INSERT INTO users (${columns.join()}) VALUES (${places.join()})
     RETURNING id, username, name, email, role, phone, is_active`,
    Object.values(row),
  );
  if (!user) throw new Error('The user was not inserted.');
  return user;
}
