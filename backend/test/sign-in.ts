import type { LoginResponseDto } from '../src/identity/auth/dto/login.dto.js';
import { type InsertedUser, insertUser, PASSWORD } from '../src/identity/users/user.factory.js';
import type { ApiClient } from './api-client.js';
import type { TestApp } from './create-test-app.js';

export interface SignedIn {
  user: InsertedUser;
  token: string;
  api: ApiClient;
}

export async function signIn(
  test: Pick<TestApp, 'api' | 'database'>,
  role: 'admin' | 'staff',
): Promise<SignedIn> {
  const user = await insertUser(test.database, { role });
  const { body } = await test.api.post<LoginResponseDto>('/api/admin/login', {
    username: user.username,
    password: PASSWORD,
  });
  return { user, token: body.access_token, api: test.api.as(body.access_token) };
}
