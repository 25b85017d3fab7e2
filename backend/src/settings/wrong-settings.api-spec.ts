import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import type { ConnectionListDto } from './dto/setting.dto.js';

const WITHOUT = { THINKIFIC_SUBDOMAIN: '', THINKIFIC_API_KEY: '', UDEMY_API_TOKEN: '' };

describe('settings', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: WITHOUT });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());

  const save = (name: string, settings: unknown) =>
    admin.api.put<ProblemDto>(`/api/admin/connections/${name}`, { settings });
  const saveRules = (settings: unknown) =>
    admin.api.put<ProblemDto>('/api/admin/rules', { settings });

  it.each<[string, unknown, string, string]>([
    ['thinkific', { THINKIFIC_SUBDOMAIN: 'a.b' }, 'THINKIFIC_SUBDOMAIN', 'before .thinkific.com'],
    ['thinkific', { THINKIFIC_SITE_URL: 'ftp://a' }, 'THINKIFIC_SITE_URL', 'https://'],
    ['thinkific', { UDEMY_API_TOKEN: 'a' }, 'UDEMY_API_TOKEN', 'no such setting here'],
    ['udemy', { UDEMY_API_TOKEN: 5 }, 'UDEMY_API_TOKEN', 'a text, or null'],
    ['udemy', { UDEMY_API_TOKEN: 'a\nb' }, 'UDEMY_API_TOKEN', 'one line'],
    ['udemy', { UDEMY_API_TOKEN: 'a'.repeat(501) }, 'UDEMY_API_TOKEN', '500'],
    ['mail', { SMTP_URL: 'smtp://a.example.org' }, 'MAIL_FROM', 'an email address'],
    ['mail', { SMTP_URL: 'local' }, 'SMTP_URL', 'smtps://'],
    ['mail', { SMTP_URL: 'smtp://a:b@example.org' }, 'SMTP_URL', 'their own fields'],
    ['mail', { SMTP_URL: 'smtp://169.254.169.254' }, 'SMTP_URL', 'another address'],
    ['pictures', { PICTURES_DIR: '/etc' }, 'PICTURES_DIR', 's3://'],
    ['pictures', { S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY', 'other half'],
  ])('of %s are refused if they are wrong: %j', async (name, settings, field, right) => {
    const { status, body } = await save(name, settings);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message: expect.stringContaining(right) as string }]);
    expect(await test.database.query('SELECT FROM stored_settings')).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{ SYNC_HOLD_PERCENT: '101' }, 'SYNC_HOLD_PERCENT'],
    [{ SYNC_HOLD_LEAST: 'many' }, 'SYNC_HOLD_LEAST'],
    [{ TWO_FACTOR_REQUIRED: 'everybody' }, 'TWO_FACTOR_REQUIRED'],
    [{ AUDIT_RETENTION_DAYS: '7' }, 'AUDIT_RETENTION_DAYS'],
    [{ NEWSLETTER_DOUBLE_OPT_IN: 'on' }, 'NEWSLETTER_DOUBLE_OPT_IN'],
  ])('of the business are refused if they are wrong: %j', async (settings, field) => {
    const { status, body } = await saveRules(settings);
    expect({ status, fields: body.errors?.map((error) => error.field) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  it('of an unknown connection do not exist', async () => {
    expect((await save('facebook', {})).status).toBe(404);
  });
});

describe('the demo', () => {
  it('shows its sandbox, without its secrets, and lets nobody connect others', async () => {
    const test = await createTestApp({ env: { DEMO: 'true', ...WITHOUT } });
    const { api } = await signIn(test, 'admin');
    const { body } = await api.get<ConnectionListDto>('/api/admin/connections');
    expect(body.connections.map(({ state }) => state)).toEqual(Array(6).fill('demo'));
    expect(JSON.stringify(body)).not.toContain(test.sandbox.thinkific.apiKey);
    const settings = { UDEMY_API_TOKEN: 'a' };
    expect((await api.put('/api/admin/connections/udemy', { settings })).status).toBe(409);
    await test.close();
  });
});
