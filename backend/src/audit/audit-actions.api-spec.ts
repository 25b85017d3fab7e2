import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { SandboxClient } from '../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { PROJECT_ROOT } from '../common/project-root.js';
import { insertUdemyCourse } from '../catalogue/marketplace/marketplace.factory.js';
import { insertSubscribers } from '../newsletter/newsletter.factory.js';
import { insertTestimonial, STORY } from '../testimonials/testimonial.factory.js';
import type { PasskeyCreationOptionsDto } from '../identity/passkeys/dto/passkey-creation-options.dto.js';
import type { PasskeyRequestOptionsDto } from '../identity/passkeys/dto/passkey-proof.dto.js';
import { Authenticator } from '../identity/passkeys/authenticator.factory.js';
import { codeOf, setUpTwoFactor } from '../identity/two-factor/two-factor.factory.js';
import { insertUser, MARIA, PASSWORD } from '../identity/users/user.factory.js';

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>;
}

/** Operations that write nothing that stays: they count what is in a file, or give out a challenge. */
const QUIET = ['beginPasskey', 'beginPasskeyLogin', 'previewNewsletterImport'];
const FORKS = 2200451;
const OTHER = 2209015;
const UDEMY = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';
const CSV = { 'Content-Type': 'text/csv' };

type Params = Record<string, string | number>;
interface Answer {
  id: string;
  token: string;
  undo_id: string;
  api_key: { id: string };
  endpoint: { id: string };
  secret: string;
  recovery_codes: string[];
}

function readOperations() {
  const text = readFileSync(`${PROJECT_ROOT}/openapi/openapi.json`, 'utf8');
  const { paths } = JSON.parse(text) as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get' && path.startsWith('/api/admin/'))
      .map(([method, { operationId }]) => ({ method, path, operationId })),
  );
}

describe('the acts of the back office', () => {
  const operations = readOperations();
  const done = new Set<string>();
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env });
    sandbox = new SandboxClient(test.sandbox);
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());

  /** Does it, and wants its line. */
  const act = async (
    name: string,
    body?: unknown,
    params: Params = {},
    { as = admin, headers = {} } = {},
  ): Promise<Answer> => {
    const operation = operations.find(({ operationId }) => operationId === name);
    if (!operation) throw new Error(`There is no operation ${name}`);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(params[key] ?? ''),
    );
    const answer = await as.api.send<Answer>(operation.method.toUpperCase(), path, {
      body,
      headers,
    });
    expect({ name, status: answer.status, body: answer.status < 300 || answer.body }).toEqual({
      name,
      status: expect.any(Number) as number,
      body: true,
    });
    const lines = await test.database.query(
      'SELECT DISTINCT actor_id FROM changes WHERE is_audited AND act = $1 AND request_id = $2',
      [name, answer.headers.get('x-request-id')],
    );
    expect({ name, lines }).toEqual({ name, lines: [{ actor_id: as.user.id }] });
    done.add(name);
    return answer.body;
  };
  const fieldsOf = async (name: string) => {
    const sql = 'SELECT after FROM changes WHERE act = $1 AND after IS NOT NULL';
    return (await test.database.query<{ after: object }>(sql, [name])).map(({ after }) => after);
  };
  const sync = () => act('syncThinkific');
  const rename = (name: string) =>
    sandbox.control('PATCH', `/thinkific/courses/${FORKS}`, { name });
  const valueOf = async <Value>(sql: string): Promise<Value> => {
    const [row] = await test.database.query<{ value: Value }>(sql);
    if (!row) throw new Error(`Nothing is found by ${sql}`);
    return row.value;
  };
  const refusedMail = () =>
    valueOf<string>(
      `INSERT INTO mails (kind, cause, recipient, state)
       VALUES ('invitation', gen_random_uuid(), 'a@example.org', 'refused') RETURNING id AS value`,
    );
  const versionOf = (table: string, key: string, id: string | number) =>
    valueOf<string>(
      `SELECT difference ->> 'version' AS value FROM ${table} WHERE ${key}::text = '${id}'`,
    );
  const newestRun = () => valueOf<number>('SELECT max(id)::int AS value FROM sync_runs');

  it('leave a line when they are of accounts', async () => {
    const { id: mariaId } = await act('createUser', { ...MARIA, role: 'staff' });
    const maria = { id: mariaId };
    await act('updateUser', { phone: '1' }, maria);
    await act('undoUserChange', undefined, maria);
    await act('toggleUserActive', undefined, maria);
    const staff = await signIn(test, 'staff');
    await act('signOutUser', undefined, { id: staff.user.id });
    await act('makePasswordLink', undefined, { id: staff.user.id });
    await act('sendPasswordMail', undefined, { id: staff.user.id });
    await act('forgetUserRefusal', undefined, { id: staff.user.id });
    await act('resendMail', undefined, { id: await refusedMail() });
    await act('deleteUser', undefined, maria);
    const own = await signIn(test, 'admin');
    const as = own;
    await act('renameAccount', { name: 'Somebody Else' }, {}, { as });
    await act('changeEmail', { email: 'else@example.org', current_password: PASSWORD }, {}, { as });
    await test.database.query(
      `UPDATE mails SET state = 'refused' WHERE kind = 'email-confirmation'`,
    );
    await act('resendEmailChange', undefined, {}, { as });
    await act('cancelEmailChange', undefined, {}, { as });
    const words = { current_password: PASSWORD, password: 'an unusual sentence' };
    await act('changePassword', words, {}, { as });
    expect(await fieldsOf('changePassword')).toEqual([{ password_hash: 'changed' }]);
    const login = { username: own.user.username, password: words.password };
    await act('login', login, {}, { as });
    await act('endOtherSessions', undefined, {}, { as });
    await test.api.post('/api/admin/login', login);
    const id = await valueOf<string>(
      `SELECT id AS value FROM sessions WHERE user_id = '${own.user.id}' ORDER BY signed_in_at DESC LIMIT 1`,
    );
    await act('endSession', undefined, { id }, { as });
    await act('prove', { current_password: words.password }, {}, { as });
    const begun = await act('beginTwoFactor', { current_password: words.password }, {}, { as });
    const confirmed = await act('confirmTwoFactor', { code: codeOf(begun.secret) }, {}, { as });
    const renewing = { code: confirmed.recovery_codes[0] };
    const renewed = await act('renewRecoveryCodes', renewing, {}, { as });
    await act('removeTwoFactor', { code: renewed.recovery_codes[0] }, {}, { as });
    const authenticator = new Authenticator();
    const proof = { current_password: words.password };
    const { body: creation } = await as.api.post<PasskeyCreationOptionsDto>(
      '/api/admin/account/passkeys/begin',
      proof,
    );
    const passkey = await act('addPasskey', authenticator.create(creation, 'Laptop'), {}, { as });
    await act('renamePasskey', { name: 'Old laptop' }, { id: passkey.id }, { as });
    expect(await fieldsOf('renamePasskey')).toEqual([{ name: 'Old laptop' }]);
    const { body: request } = await test.api.post<PasskeyRequestOptionsDto>(
      '/api/admin/login/passkey/begin',
    );
    await act('loginWithPasskey', authenticator.get(request), {}, { as });
    await act('removePasskey', proof, { id: passkey.id }, { as });
    const forgetful = await signIn(test, 'staff');
    await setUpTwoFactor(forgetful);
    await act('resetTwoFactor', undefined, { id: forgetful.user.id });
    await act('logout', undefined, {}, { as });
    const guest = { email: 'guest@example.org', name: 'Guest', role: 'staff' };
    const invited = { id: (await act('invite', guest)).id };
    await act('getInvitationLink', undefined, invited);
    await test.database.query(`UPDATE mails SET state = 'refused' WHERE cause = $1`, [invited.id]);
    await act('resendInvitation', undefined, invited);
    await act('revokeInvitation', undefined, invited);
    const made = await act('createApiKey', { name: 'Website', scopes: ['courses:read'] });
    await act('revokeApiKey', undefined, made.api_key);
    const wish = { name: 'CRM', url: 'https://crm.example.org', events: ['sync.finished'] };
    const { endpoint } = await act('createWebhookEndpoint', { ...wish, is_active: false });
    await act('updateWebhookEndpoint', { ...wish, name: 'The CRM', is_active: false }, endpoint);
    await act('rotateWebhookSecret', undefined, endpoint);
    expect(await fieldsOf('rotateWebhookSecret')).toEqual([{ secret: 'changed' }]);
    const { id: deliveryId } = await act('testWebhookEndpoint', undefined, endpoint);
    await act('replayWebhookDelivery', undefined, { ...endpoint, deliveryId });
    await act('deleteWebhookEndpoint', undefined, endpoint);
  });

  it('leave a line when they are of courses', async () => {
    await sync();
    const id = FORKS;
    const override = { title: 'Forks', price: 5 };
    await act('saveCourseOverride', override, { id });
    await rename('Renamed');
    await sync();
    await act('keepCourseOverride', { fields: ['title'] }, { id });
    const back = await act('bringCoursesBack', { ids: [String(id)], fields: ['price'] });
    await act('undoBackToSource', undefined, { id: back.undo_id });
    await act('deleteCourseOverride', undefined, { id });
    await act('setCourseVisibility', { is_visible: false }, { id });
    await act('setCourseSyncRule', { sync_rule: 'frozen' }, { id });
    await act('bulkUpdateCourses', { ids: [String(id), String(OTHER)], level: 'Beginner' });
    await act('setCourseSyncRule', { sync_rule: 'ask' }, { id });
    for (const decision of ['decline', 'accept']) {
      await rename(`To ${decision}`);
      await sync();
      const version = await versionOf('courses', 'thinkific_id', id);
      await act(`${decision}SyncProposal`, { version }, { platform: 'thinkific', id });
    }
  });

  it('leave a line when they are of pictures', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await act('uploadPicture', png, {}, { headers: { 'Content-Type': 'image/png' } });
  });

  it('leave a line when they are of syncs', async () => {
    await act('syncUdemy');
    await act('previewUdemySync');
    for (const decision of ['keep', 'apply']) {
      await sandbox.control('PATCH', `/thinkific/courses/${OTHER}`, { name: decision });
      await act('previewThinkificSync');
      await act(`${decision}SyncRun`, undefined, { id: await newestRun() });
    }
    await act('undoSyncRun', {}, { id: await newestRun() });
    const id = await valueOf<number>(
      `INSERT INTO sync_runs (platform, trigger, status) VALUES ('udemy', 'admin', 'running')
       RETURNING id::int AS value`,
    );
    await act('cancelSyncRun', undefined, { id });
  });

  it('leave a line when they are of the marketplace', async () => {
    const { id: staff } = await insertUser(test.database, { role: 'staff' });
    const id = 'own-course';
    await insertUdemyCourse(test.database, { udemy_id: id });
    await act('setUdemyCourseVisibility', { is_visible: false }, { id });
    await act('setUdemyCourseSyncRule', { sync_rule: 'frozen' }, { id });
    await act('bulkUpdateUdemyCourses', { ids: [id], sync_rule: 'ask' });
    await act('assignStaff', { staff_user_id: staff }, { id });
    await act('unassignStaff', undefined, { id, staffId: staff });
    await act('changeAssignments', {
      assign: [{ udemy_id: id, staff_user_id: staff }],
      unassign: [],
    });
    const pair = { thinkific_id: String(FORKS), udemy_id: UDEMY };
    await act('decidePair', { ...pair, verdict: 'same' });
  });

  it('leave a line when they are of stories', async () => {
    const { id } = await act('createTestimonial', STORY);
    await act('updateTestimonial', { company: 'Elsewhere' }, { id });
    await act('setTestimonialStatus', { status: 'rejected' }, { id });
    await act('setTestimonialVisibility', { isVisible: false }, { id });
    await test.database.query(
      `INSERT INTO story_authors (email, testimonial_id, expires_at) VALUES ('a@example.org', $1, now())`,
      [id],
    );
    await act('getAuthorLink', undefined, { id });
    const pending = await insertTestimonial(test.database, { status: 'pending' });
    await act('bulkSetTestimonialStatus', { ids: [pending], status: 'approved' });
    await act('reopenTestimonials', { ids: [pending], status: 'approved' });
    await act('deleteTestimonial', undefined, { id });
    await act('restoreTestimonials', { ids: [String(id)] });
    await act('bulkDeleteTestimonials', { ids: [String(id)] });
    await insertTestimonial(test.database);
    await act('deleteMatchingTestimonials', { before: new Date(), count: 2 });
  });

  it('leave a line when they are of subscribers, and none has an address', async () => {
    const [one, two] = await insertSubscribers(test.database, ['a@example.org', 'b@example.org']);
    if (!one || !two) throw new Error('Nobody has subscribed');
    await act('forgetNewsletterRefusal', undefined, { id: one.id });
    await act('deleteNewsletter', undefined, { id: one.id });
    await act('restoreNewsletters', { ids: [String(one.id)] });
    await act('bulkDeleteNewsletters', { ids: [String(two.id)] });
    await act('importNewsletters', 'Email\nnew@example.org\n', {}, { headers: CSV });
    await act('deleteMatchingNewsletters', { before: new Date(), count: 2 });
    const all = await test.database.query(
      `SELECT * FROM changes WHERE table_name = 'newsletter_subscriptions'`,
    );
    expect(JSON.stringify(all)).not.toContain('@example.org');
  });

  it('leave a line when they are of saved views, and none has what is searched for', async () => {
    const view = { list: 'newsletters', name: 'Waiting', hidden_columns: [], is_shared: false };
    const address = 'search=ada%40small-family.org';
    const { id } = await act('createView', { ...view, address });
    await act('updateView', { name: 'Pending', address: 'search=eve%40small-family.org' }, { id });
    await act('deleteView', undefined, { id });
    const lines = await test.database.query<{ after: object | null }>(
      `SELECT * FROM changes WHERE table_name = 'saved_views' ORDER BY id`,
    );
    expect(lines.map(({ after }) => after)).toEqual([
      { list: 'newsletters', name: 'Waiting', is_shared: false },
      { name: 'Pending', query: 'changed' },
      null,
    ]);
    expect(JSON.stringify(lines)).not.toContain('small-family');
  });

  it('leaves a line when CSP reports are cleared', async () => {});

  it('are all of them looked at above', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect([...done, ...QUIET].toSorted()).toEqual(names.toSorted());
  });
});
