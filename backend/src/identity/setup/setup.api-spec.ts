import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { ExpiringTokens } from '../../common/secrets/expiring-token.js';
import { SecretsConfig } from '../../common/settings.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import { insertUser } from '../users/user.factory.js';
import { SetupService } from './setup.service.js';

const ADMIN = {
  name: 'Alex Morgan',
  username: 'alex',
  email: 'alex@example.org',
  password: 'open sesame',
};

describe('the setup of a new installation', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(() => test.database.query('DELETE FROM users'));
  afterAll(() => test.close());

  const path = async () => {
    const link = await test.app.get(SetupService).link();
    return `/api${new URL(link ?? 'http://none/').pathname}`;
  };

  it('creates the first admin behind a link, and signs in', async () => {
    const setup = await path();
    expect((await test.api.get(setup)).body).toEqual({ site_name: 'Lectern' });
    const screen = await fetch(test.url + setup.slice('/api'.length), { redirect: 'manual' });
    expect(screen.status).toBe(200);
    const { status, body } = await test.api.post<LoginResponseDto>(setup, ADMIN);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ username: 'alex', role: 'admin' });
    expect((await test.api.as(body.access_token).get('/api/admin/users')).status).toBe(200);
    expect(await test.app.get(SetupService).link()).toBeNull();
    const [entry] = await test.database.query<{ action: string }[]>(
      `SELECT action FROM changes WHERE table_name = 'users' AND operation = 'insert' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ action: 'createFirstAdmin' });
  });

  it('ends with the first admin', async () => {
    const setup = await path();
    await insertUser(test.database, { role: 'admin' });
    expect((await test.api.get(setup)).status).toBe(409);
    expect((await test.api.post(setup, ADMIN)).status).toBe(409);
  });

  it('has one admin when two people open the link at the same time', async () => {
    const setup = await path();
    const other = { ...ADMIN, username: 'mallory', email: 'mallory@example.org' };
    const answers = await Promise.all([
      test.api.post(setup, { ...ADMIN, password: 'first password' }),
      test.api.post(setup, { ...other, password: 'second password' }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 409]);
    expect(await test.database.query('SELECT FROM users')).toHaveLength(1);
  });

  it('refuses links that are invented, changed or old', async () => {
    const setup = await path();
    expect((await test.api.get('/api/admin/setup/anything')).status).toBe(404);
    expect((await test.api.post(`${setup.slice(0, -1)}g`, ADMIN)).status).toBe(404);
    const extended = setup.replace(/\d{13}/, String(Date.now() + 48 * 3_600_000));
    expect((await test.api.get(extended)).status).toBe(404);
    const tokens = new ExpiringTokens(test.app.get(SecretsConfig), 'lectern setup');
    const { token } = tokens.issue(-1_000);
    expect((await test.api.get(`/api/admin/setup/${token}`)).status).toBe(410);
  });

  it('names fields that are wrong', async () => {
    const { status, body } = await test.api.post(await path(), { ...ADMIN, email: 'alex' });
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'email' }] }]);
    expect(await test.database.query('SELECT FROM users')).toEqual([]);
  });

  it('lists for admins what is left to do', async () => {
    const { api } = await signIn(test, 'admin');
    const steps = async () =>
      (await api.get<{ step: string; is_done: boolean }[]>('/api/admin/setup-steps')).body;
    expect((await steps()).find(({ step }) => step === 'site')).toMatchObject({ is_done: false });
    const { content } = (await api.get<{ content: object }>('/api/admin/site/draft')).body;
    await api.put('/api/admin/site/draft', { ...content, headline: 'Ours' });
    await api.post('/api/admin/site/publish');
    expect((await steps()).find(({ step }) => step === 'site')).toMatchObject({ is_done: true });
    const staff = await signIn(test, 'staff');
    expect((await staff.api.get('/api/admin/setup-steps')).status).toBe(403);
  });
});
