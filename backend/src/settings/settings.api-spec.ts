import sharp from 'sharp';
import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { FakeS3 } from '../../test/fake-s3.js';
import { FakeMailServer } from '../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import type { SystemDto } from '../operations/system/dto/system.dto.js';
import type { StoredName } from '../config/stored-variables.js';
import type { UploadedPictureDto } from '../pictures/dto/picture.dto.js';
import type { ConnectionDto, ConnectionListDto, SettingListDto } from './dto/setting.dto.js';

const CONNECTIONS = '/api/admin/connections';
const RULES = '/api/admin/rules';
const FIRST = 'the first secret of this test that is long enough';
const SECOND = 'another secret of this test that is also long enough';
/** None of these may leave the process. */
const SECRETS = ['key-of-the-school', 'token-of-the-teacher', 'hook-of-the-school', 'word-of-mail'];
const WITHOUT = { THINKIFIC_SUBDOMAIN: '', THINKIFIC_API_KEY: '', UDEMY_API_TOKEN: '' };

describe('settings that admins store', () => {
  const resources = new AsyncDisposableStack();
  const log = new CapturedLog();
  let test: TestApp;
  let replica: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { ...WITHOUT, JWT_SECRET: FIRST, SYNC_CRON: 'off' }, log });
    resources.defer(() => test.close());
    replica = await start({ JWT_SECRET: FIRST });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => resources.disposeAsync());
  afterEach(() => test.database.query('DELETE FROM stored_settings'));

  const start = async (env: NodeJS.ProcessEnv) => {
    const { database, sandbox: platform } = test;
    const options = { env: { ...WITHOUT, SYNC_CRON: 'off', ...env }, database, platform, log };
    const started = await createTestApp(options);
    resources.defer(() => started.close());
    return started;
  };
  const save = (name: string, settings: unknown, api = admin.api) =>
    api.put<ConnectionDto & ProblemDto>(`${CONNECTIONS}/${name}`, { settings });
  const saveRules = (settings: unknown) =>
    admin.api.put<SettingListDto & ProblemDto>(RULES, { settings });
  const connection = async (name: string, { api }: Pick<TestApp, 'api'> = test) => {
    const { body } = await api.as(admin.token).get<ConnectionListDto>(CONNECTIONS);
    return body.connections.find((one) => one.name === name);
  };
  const setting = async (name: StoredName, at: Pick<TestApp, 'api'> = test) => {
    const { body } = await at.api.as(admin.token).get<ConnectionListDto>(CONNECTIONS);
    const { body: rules } = await at.api.as(admin.token).get<SettingListDto>(RULES);
    const all = [...body.connections.flatMap(({ settings }) => settings), ...rules.settings];
    return all.find((one) => one.name === name);
  };
  const school = () => ({
    THINKIFIC_SUBDOMAIN: test.sandbox.thinkific.subdomain,
    THINKIFIC_API_KEY: test.sandbox.thinkific.apiKey,
  });

  it('are for admins', async () => {
    const staff = await signIn(test, 'staff');
    for (const [method, path] of [
      ['GET', CONNECTIONS],
      ['GET', RULES],
      ['PUT', `${CONNECTIONS}/udemy`],
      ['PUT', RULES],
    ] as const) {
      const body = method === 'PUT' ? { settings: {} } : undefined;
      expect((await test.api.send(method, path, { body })).status).toBe(401);
      expect((await staff.api.send(method, path, { body })).status).toBe(403);
      expect((await admin.api.send(method, path, { body })).status).toBe(200);
    }
    await test.database.query(`UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
    expect((await save('udemy', {})).status).toBe(403);
    await test.database.query('UPDATE sessions SET authenticated_at = now()');
  });

  it('are used by all processes at once, without a restart', async () => {
    expect((await connection('thinkific'))?.state).toBe('not_set_up');
    const refused = await admin.api.post<ProblemDto>('/api/admin/thinkific/sync');
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Settings → Connections') as string },
    });
    const { status, body } = await save('thinkific', school());
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'set_up' });
    for (const { api } of [test, replica]) {
      const sync = await api.as(admin.token).post('/api/admin/thinkific/sync');
      expect(sync.status).toBe(200);
    }
    await save('thinkific', { THINKIFIC_API_KEY: null });
    expect((await connection('thinkific', replica))?.state).toBe('not_set_up');
    expect((await replica.api.as(admin.token).post('/api/admin/thinkific/sync')).status).toBe(409);
  });

  it('choose between an API key and an access token', async () => {
    const { subdomain, accessToken } = test.sandbox.thinkific;
    const chosen = { THINKIFIC_SUBDOMAIN: subdomain, THINKIFIC_CREDENTIAL: 'access-token' };
    expect((await save('thinkific', chosen)).body.state).toBe('not_set_up');
    const refused = await admin.api.post<ProblemDto>('/api/admin/thinkific/sync');
    expect(refused.body.detail).toContain('THINKIFIC_ACCESS_TOKEN');
    const saved = await save('thinkific', { THINKIFIC_ACCESS_TOKEN: accessToken });
    expect(saved.body.state).toBe('set_up');
    expect((await admin.api.post('/api/admin/thinkific/sync')).status).toBe(200);
    const wrong = { THINKIFIC_CREDENTIAL: 'password', THINKIFIC_CREDENTIAL_EXPIRES: '31.1.2027' };
    expect((await save('thinkific', wrong)).body.errors?.map(({ field }) => field)).toEqual(
      Object.keys(wrong),
    );
  });

  it('change the schedule of the syncs', async () => {
    const other = await start({ JWT_SECRET: FIRST, SYNC_CRON: '' });
    expect(await setting('SYNC_CRON', other)).toMatchObject({
      ...{ value: '0 */6 * * *', source: 'default' },
    });
    await save('udemy', { UDEMY_API_TOKEN: test.sandbox.udemy.apiToken });
    await until(
      async () =>
        (await test.database.query(`SELECT FROM sync_runs WHERE trigger = 'schedule'`)).length > 0,
    );
    const actors = await test.database.query<{ actor_id: string | null }>(
      `SELECT DISTINCT actor_id FROM changes WHERE table_name = 'sync_runs' AND after ->> 'trigger' = 'schedule'`,
    );
    expect(actors).toEqual([{ actor_id: null }]);
    const api = other.api.as(admin.token);
    await api.put(RULES, { settings: { SYNC_CRON: 'off' } });
    expect((await api.get<SystemDto>('/api/admin/system')).body.schedule?.sync_cron).toBeNull();
  });

  it('change what pages show, and who has to use a second factor', async () => {
    const pages = ['/submit-testimonial', '/nothing-is-here'];
    const show = (storyEmail: string) =>
      Promise.all(
        [test, replica].flatMap(({ url }) =>
          pages.map(async (path) => {
            const page = await (await fetch(`${url}${path}`)).text();
            expect(/"storyEmail":"\w+"/.exec(page)?.[0]).toBe(`"storyEmail":"${storyEmail}"`);
          }),
        ),
      );
    await show('off');
    const mail = await FakeMailServer.start();
    resources.defer(() => mail.close());
    await save('mail', { SMTP_URL: mail.url, MAIL_FROM: 'hello@example.org' });
    await saveRules({ STORY_EMAIL: 'required', NEWSLETTER_DOUBLE_OPT_IN: 'on' });
    await replica.api.get('/api/health');
    await show('required');
    await replica.api.post('/api/newsletter', { email: 'maria@example.org' });
    await until(() => mail.mails.length > 0);
    const turnedOff = await save('mail', { SMTP_URL: null, MAIL_FROM: null });
    expect(turnedOff.status).toBe(409);
    await saveRules({ STORY_EMAIL: null, NEWSLETTER_DOUBLE_OPT_IN: null });
    expect((await save('mail', { SMTP_URL: null, MAIL_FROM: null })).status).toBe(200);
    const staff = await signIn(test, 'staff');
    await saveRules({ TWO_FACTOR_REQUIRED: 'staff' });
    expect((await replica.api.as(staff.token).get('/api/admin/stats')).status).toBe(403);
  });

  it('keep new pictures in the bucket, and show those that were kept before', async () => {
    const s3 = await FakeS3.start();
    resources.defer(() => s3.close());
    const upload = async (background: string) => {
      const png = sharp({ create: { width: 300, height: 300, channels: 3, background } }).png();
      const headers = { 'Content-Type': 'image/png' };
      const answer = await test.api.post<UploadedPictureDto>(
        '/api/pictures/portraits',
        await png.toBuffer(),
        { headers },
      );
      return answer.body.picture.path;
    };
    const show = async (path: string) => (await fetch(`${replica.url}${path}/192.webp`)).status;
    const before = await upload('#cc4411');
    await save('pictures', { ...s3.env, PICTURES_DIR: `s3://${s3.bucket}` });
    const after = await upload('#1144cc');
    expect([await show(before), await show(after)]).toEqual([200, 200]);
    const names = await s3.names();
    expect(names).toContainEqual(expect.stringMatching(`${after.slice(-20)}/original$`));
    expect(names).not.toContainEqual(expect.stringMatching(`${before.slice(-20)}/original$`));
  });

  it('are never shown, logged, or stored in plain text', async () => {
    const [key, token, hook, password] = SECRETS;
    await save('thinkific', {
      THINKIFIC_SUBDOMAIN: 'harbour',
      THINKIFIC_API_KEY: key,
      THINKIFIC_WEBHOOK_SECRET: hook,
    });
    await save('udemy', { UDEMY_API_TOKEN: token });
    await save('mail', {
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMTP_USER: 'cook',
      SMTP_PASSWORD: password,
      MAIL_FROM: 'hello@example.org',
    });
    const again = await save('udemy', { UDEMY_API_TOKEN: `${token}-2` });
    expect(again.body.settings).toEqual([
      expect.objectContaining({ value: null, is_set: true, is_secret: true, source: 'stored' }),
    ]);
    const { body } = await admin.api.get(CONNECTIONS);
    const rows = await test.database.query(
      "SELECT *, encode(secret, 'escape') FROM stored_settings",
    );
    const logged = await test.database.query<{ before: object; after: object; record: string }>(
      `SELECT record, before, after FROM changes WHERE table_name = 'stored_settings' ORDER BY id`,
    );
    const all = JSON.stringify([body, rows, logged, log.text]);
    expect(SECRETS.filter((secret) => all.includes(secret))).toEqual([]);
    expect(logged).toContainEqual({
      record: 'UDEMY_API_TOKEN',
      before: {},
      after: { secret: 'changed' },
    });
    expect(logged).toContainEqual({
      record: 'THINKIFIC_SUBDOMAIN',
      before: null,
      after: { value: 'harbour' },
    });
  });

  it('give the password of mails to no other server', async () => {
    const server = { SMTP_URL: 'smtp://one.example.org', MAIL_FROM: 'hello@example.org' };
    await save('mail', { ...server, SMTP_USER: 'cook', SMTP_PASSWORD: 'word-of-mail' });
    const { status, body } = await save('mail', { SMTP_URL: 'smtp://two.example.org' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'SMTP_PASSWORD', message: expect.stringContaining('again') as string },
    ]);
    expect((await save('mail', { MAIL_FROM: 'bye@example.org' })).status).toBe(200);
  });

  it('cannot replace those of the environment', async () => {
    await save('udemy', { UDEMY_API_TOKEN: 'stored' });
    await saveRules({ SYNC_HOLD_PERCENT: '50' });
    const env = { UDEMY_API_TOKEN: 'of the environment', SYNC_HOLD_PERCENT: '30' };
    const other = await start({ ...env, JWT_SECRET: FIRST });
    expect(await setting('UDEMY_API_TOKEN', other)).toMatchObject({
      ...{ source: 'environment', locked_by: 'UDEMY_API_TOKEN', value: null, is_set: true },
    });
    expect(await setting('SYNC_HOLD_PERCENT', other)).toMatchObject({
      ...{ source: 'environment', locked_by: 'SYNC_HOLD_PERCENT', value: '30' },
    });
    expect(await setting('SYNC_HOLD_PERCENT')).toMatchObject({ source: 'stored', value: '50' });
    expect(other.config.udemy.apiToken).toBe('of the environment');
    const { status, body } = await save(
      'udemy',
      { UDEMY_API_TOKEN: 'b' },
      other.api.as(admin.token),
    );
    expect(status).toBe(409);
    expect(body.detail).toContain('UDEMY_API_TOKEN is set in the environment');
  });

  it('hide the password that the environment has in the address of the mail server', async () => {
    const env = {
      SMTP_URL: 'smtps://cook:word-of-mail@mail.example.org',
      MAIL_FROM: 'a@example.org',
    };
    const other = await start({ ...env, JWT_SECRET: FIRST });
    const { settings, state } = (await connection('mail', other)) ?? {};
    expect(state).toBe('set_up');
    expect(JSON.stringify(settings)).not.toContain('word-of-mail');
    expect(settings?.[0]).toMatchObject({
      value: 'smtps://mail.example.org',
      locked_by: 'SMTP_URL',
    });
    expect(settings?.[2]).toMatchObject({ name: 'SMTP_PASSWORD', locked_by: 'SMTP_URL' });
  });

  it('are asked for again when JWT_SECRET was lost, while the others are used', async () => {
    await save('thinkific', { THINKIFIC_SUBDOMAIN: 'harbour', THINKIFIC_API_KEY: 'key' });
    const other = await start({ JWT_SECRET: SECOND });
    const { api } = await signIn(other, 'admin');
    const { body } = await api.get<ConnectionListDto>(CONNECTIONS);
    const [thinkific] = body.connections;
    expect(thinkific).toMatchObject({ name: 'thinkific', state: 'lost' });
    const lost = thinkific?.settings.filter(({ is_lost: isLost }) => isLost);
    expect(lost?.map(({ name }) => name)).toEqual(['THINKIFIC_API_KEY']);
    expect(other.config.thinkific).toMatchObject({ subdomain: 'harbour', apiKey: null });
    expect(log.lines.map(({ msg }) => msg)).toContainEqual(
      expect.stringContaining('JWT_SECRET cannot decrypt THINKIFIC_API_KEY'),
    );
    const { body: system } = await api.get<SystemDto>('/api/admin/system');
    expect(system.lost_secrets).toEqual(['THINKIFIC_API_KEY']);
    const { body: saved } = await save('thinkific', { THINKIFIC_API_KEY: 'new' }, api);
    expect(saved.state).toBe('set_up');
    expect(other.config.thinkific.apiKey).toBe('new');
  });

  it('are encrypted again at a start with a new JWT_SECRET before the previous one', async () => {
    await save('udemy', { UDEMY_API_TOKEN: 'token' });
    await start({ JWT_SECRET: `${SECOND},${FIRST}` });
    const last = await start({ JWT_SECRET: SECOND });
    expect(last.config.udemy.apiToken).toBe('token');
  });

  it('that no longer fit the environment are left out', async () => {
    await save('mail', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@example.org' });
    await saveRules({ STORY_EMAIL: 'required', SYNC_HOLD_LEAST: '7' });
    await test.database.query(`DELETE FROM stored_settings WHERE name = 'SMTP_URL'`);
    const other = await start({ JWT_SECRET: FIRST });
    expect(other.config).toMatchObject({ storyEmail: 'off', syncHold: { least: 7 } });
    expect((await other.api.get('/api/health')).status).toBe(200);
  });
});
