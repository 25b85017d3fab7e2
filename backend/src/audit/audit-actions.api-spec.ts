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
import type { PasskeyRequestOptionsDto } from '../identity/passkeys/dto/passkey-assertion.dto.js';
import { Authenticator } from '../identity/passkeys/authenticator.factory.js';
import { codeOf, setUpTwoFactor } from '../identity/two-factor/two-factor.factory.js';
import type { SiteDraftDto } from '../site-content/dto/site-draft.dto.js';
import { insertUser, MARIA, PASSWORD } from '../identity/users/user.factory.js';

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>;
}

/** Operations that write nothing that stays: they render or count what is sent, or give out a challenge. */
const QUIET = [
  'beginPasskey',
  'beginPasskeyLogin',
  // Works only before there is an admin; setup.api-spec.ts tests its entry.
  'createFirstAdmin',
  'previewNewsletterImport',
  'previewOffering',
  'previewSite',
  'renderSitePage',
];
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

describe('actions in the back office', () => {
  const operations = readOperations();
  const done = new Set<string>();
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    const env = {
      FEED_SOURCE: 'upload',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'courses@example.org',
    };
    test = await createTestApp({ env });
    sandbox = new SandboxClient(test.sandbox);
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());

  /** Performs the action and expects its audit entry. */
  const perform = async (
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
    const query = name === 'uploadFeedFile' ? '?name=courses.csv' : '';
    const answer = await as.api.send<Answer>(operation.method.toUpperCase(), path + query, {
      body,
      headers,
    });
    expect({ name, status: answer.status, body: answer.status < 300 || answer.body }).toEqual({
      name,
      status: expect.any(Number) as number,
      body: true,
    });
    const entries = await test.database.query(
      'SELECT DISTINCT actor_id FROM changes WHERE is_audited AND action = $1 AND request_id = $2',
      [name, answer.headers.get('x-request-id')],
    );
    expect({ name, entries }).toEqual({ name, entries: [{ actor_id: as.user.id }] });
    done.add(name);
    return answer.body;
  };
  const fieldsOf = async (name: string) => {
    const sql = 'SELECT after FROM changes WHERE action = $1 AND after IS NOT NULL';
    return (await test.database.query<{ after: object }>(sql, [name])).map(({ after }) => after);
  };
  const sync = () => perform('syncThinkific');
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

  it('leave an entry for accounts', async () => {
    const { id: mariaId } = await perform('createUser', { ...MARIA, role: 'staff' });
    const maria = { id: mariaId };
    await perform('updateUser', { phone: '1' }, maria);
    await perform('undoUserChange', undefined, maria);
    await perform('toggleUserActive', undefined, maria);
    const staff = await signIn(test, 'staff');
    await perform('signOutUser', undefined, { id: staff.user.id });
    await perform('makePasswordLink', undefined, { id: staff.user.id });
    await perform('sendPasswordMail', undefined, { id: staff.user.id });
    await perform('forgetUserBounce', undefined, { id: staff.user.id });
    await perform('resendMail', undefined, { id: await refusedMail() });
    await perform('deleteUser', undefined, maria);
    const own = await signIn(test, 'admin');
    const as = own;
    await perform('renameAccount', { name: 'Somebody Else' }, {}, { as });
    await perform(
      'changeEmail',
      { email: 'else@example.org', current_password: PASSWORD },
      {},
      { as },
    );
    await test.database.query(
      `UPDATE mails SET state = 'refused' WHERE kind = 'email-confirmation'`,
    );
    await perform('resendEmailChange', undefined, {}, { as });
    await perform('cancelEmailChange', undefined, {}, { as });
    const words = { current_password: PASSWORD, password: 'an unusual sentence' };
    await perform('changePassword', words, {}, { as });
    expect(await fieldsOf('changePassword')).toEqual([{ password_hash: 'changed' }]);
    const login = { username: own.user.username, password: words.password };
    await perform('login', login, {}, { as });
    await perform('endOtherSessions', undefined, {}, { as });
    await test.api.post('/api/admin/login', login);
    const id = await valueOf<string>(
      `SELECT id AS value FROM sessions WHERE user_id = '${own.user.id}' ORDER BY signed_in_at DESC LIMIT 1`,
    );
    await perform('endSession', undefined, { id }, { as });
    await perform('reauthenticate', { current_password: words.password }, {}, { as });
    const begun = await perform('beginTwoFactor', { current_password: words.password }, {}, { as });
    const confirmed = await perform('confirmTwoFactor', { code: codeOf(begun.secret) }, {}, { as });
    const renewing = { code: confirmed.recovery_codes[0] };
    const renewed = await perform('renewRecoveryCodes', renewing, {}, { as });
    await perform('removeTwoFactor', { code: renewed.recovery_codes[0] }, {}, { as });
    const authenticator = new Authenticator();
    const factor = { current_password: words.password };
    const { body: creation } = await as.api.post<PasskeyCreationOptionsDto>(
      '/api/admin/account/passkeys/begin',
      factor,
    );
    const passkey = await perform(
      'addPasskey',
      authenticator.create(creation, 'Laptop'),
      {},
      { as },
    );
    await perform('renamePasskey', { name: 'Old laptop' }, { id: passkey.id }, { as });
    expect(await fieldsOf('renamePasskey')).toEqual([{ name: 'Old laptop' }]);
    const { body: request } = await test.api.post<PasskeyRequestOptionsDto>(
      '/api/admin/login/passkey/begin',
    );
    await perform('loginWithPasskey', authenticator.get(request), {}, { as });
    await perform('removePasskey', factor, { id: passkey.id }, { as });
    const forgetful = await signIn(test, 'staff');
    await setUpTwoFactor(forgetful);
    await perform('resetTwoFactor', undefined, { id: forgetful.user.id });
    await perform('logout', undefined, {}, { as });
    const guest = { email: 'guest@example.org', name: 'Guest', role: 'staff' };
    const invited = { id: (await perform('invite', guest)).id };
    await perform('getInvitationLink', undefined, invited);
    await test.database.query(`UPDATE mails SET state = 'refused' WHERE cause = $1`, [invited.id]);
    await perform('resendInvitation', undefined, invited);
    await perform('revokeInvitation', undefined, invited);
    const made = await perform('createApiKey', { name: 'Website', scopes: ['courses:read'] });
    await perform('revokeApiKey', undefined, made.api_key);
    const wish = { name: 'CRM', url: 'https://crm.example.org', events: ['sync.finished'] };
    const { endpoint } = await perform('createWebhookEndpoint', { ...wish, is_active: false });
    await perform(
      'updateWebhookEndpoint',
      { ...wish, name: 'The CRM', is_active: false },
      endpoint,
    );
    await perform('rotateWebhookSecret', undefined, endpoint);
    expect(await fieldsOf('rotateWebhookSecret')).toEqual([{ secret: 'changed' }]);
    const { id: deliveryId } = await perform('testWebhookEndpoint', undefined, endpoint);
    await perform('replayWebhookDelivery', undefined, { ...endpoint, deliveryId });
    await perform('deleteWebhookEndpoint', undefined, endpoint);
  });

  it('leave an entry for settings, without secrets', async () => {
    const settings = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'hidden-from-everybody' };
    await perform('updateConnection', { settings }, { name: 'pictures' });
    await perform('testConnection', { settings }, { name: 'pictures' });
    const { publicUrl } = test.config;
    Object.assign(test.config, { publicUrl: 'https://academy.lectern.test' });
    await perform('registerThinkificWebhooks');
    await perform('removeThinkificWebhooks');
    Object.assign(test.config, { publicUrl });
    await perform('updateRules', { settings: { SYNC_HOLD_PERCENT: '25' } });
    expect(await fieldsOf('updateRules')).toEqual([{ value: '25' }]);
    const all = await test.database.query(
      `SELECT * FROM changes WHERE table_name = 'stored_settings'`,
    );
    expect(JSON.stringify(all)).not.toContain('hidden-from-everybody');
  });

  it('leave an entry for courses', async () => {
    await sync();
    const id = FORKS;
    const override = { title: 'Forks', price: 5 };
    await perform('saveCourseOverride', override, { id });
    await rename('Renamed');
    await sync();
    await perform('keepCourseOverride', { fields: ['title'] }, { id });
    const back = await perform('bringCoursesBack', { ids: [String(id)], fields: ['price'] });
    await perform('undoBackToSource', undefined, { id: back.undo_id });
    await perform('deleteCourseOverride', undefined, { id });
    await perform('setCourseVisibility', { is_visible: false }, { id });
    const teacher = await perform('createInstructor', { name: 'Ada Lovelace' });
    await perform('updateInstructor', { title: 'Lead' }, { id: teacher.id });
    expect(await fieldsOf('updateInstructor')).toEqual([{ title: 'Lead' }]);
    await perform('chooseCourseInstructors', { ids: [teacher.id] }, { id });
    await perform('deleteInstructor', undefined, { id: teacher.id });
    const hers = await valueOf<string>(
      'SELECT id AS value FROM instructors WHERE thinkific_id IS NOT NULL ORDER BY name LIMIT 1',
    );
    await perform('updateInstructor', { title: 'Ours' }, { id: hers });
    await perform('followThinkificInstructor', undefined, { id: hers });
    await perform('setCourseClaims', { follow: true }, { id });
    await perform('setCourseSyncRule', { sync_rule: 'frozen' }, { id });
    await perform('bulkUpdateCourses', { ids: [String(id), String(OTHER)], level: 'Beginner' });
    await perform('setCourseSyncRule', { sync_rule: 'ask' }, { id });
    for (const decision of ['decline', 'accept']) {
      await rename(`To ${decision}`);
      await sync();
      const version = await versionOf('courses', 'thinkific_id', id);
      await perform(`${decision}SyncProposal`, { version }, { platform: 'thinkific', id });
    }
  });

  it('leave an entry for the site', async () => {
    const { body } = await admin.api.get<SiteDraftDto>('/api/admin/site/draft');
    await perform('saveSiteDraft', { ...body.content, headline: 'New' });
    const version = await perform('publishSite');
    await perform('saveSiteDraft', { ...body.content, headline: 'Newer' });
    await perform('publishSite');
    await perform('restoreSiteVersion', undefined, { id: version.id });
    const page = { title: 'Terms', description: '', markdown: '', isInFooter: true };
    await perform('createSitePage', { ...page, slug: 'terms' });
    await perform('updateSitePage', { ...page, slug: 'rules' }, { slug: 'terms' });
    await perform('deleteSitePage', undefined, { slug: 'rules' });
    await perform('discardSiteDraft');
  });

  it('leave an entry for pictures', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await perform('uploadPicture', png, {}, { headers: { 'Content-Type': 'image/png' } });
  });

  it('leave an entry for syncs', async () => {
    await perform('syncUdemy');
    await perform('previewUdemySync');
    const csv = 'id,title,url\n1,Rust,https://school.example.org/rust';
    const headers = { 'Content-Type': 'text/csv' };
    await perform('uploadFeedFile', csv, {}, { headers });
    await perform('syncFeed');
    await perform('previewFeedSync');
    Object.assign(test.config.moodle, test.sandbox.moodle);
    await perform('syncMoodle');
    await perform('previewMoodleSync');
    for (const decision of ['keep', 'apply']) {
      await sandbox.control('PATCH', `/thinkific/courses/${OTHER}`, { name: decision });
      await perform('previewThinkificSync');
      await perform(`${decision}SyncRun`, undefined, { id: await newestRun() });
    }
    await perform('undoSyncRun', {}, { id: await newestRun() });
    const id = await valueOf<number>(
      `INSERT INTO sync_runs (platform, trigger, status) VALUES ('udemy', 'admin', 'running')
       RETURNING id::int AS value`,
    );
    await perform('cancelSyncRun', undefined, { id });
  });

  it('leave an entry for the marketplace', async () => {
    const { id: staff } = await insertUser(test.database, { role: 'staff' });
    const id = 'own-course';
    await insertUdemyCourse(test.database, { udemy_id: id });
    await perform('setUdemyCourseVisibility', { is_visible: false }, { id });
    await perform('setUdemyCourseSyncRule', { sync_rule: 'frozen' }, { id });
    const [valid_from, valid_until] = ['2026-03-01T09:00:00Z', '2026-04-01T09:00:00Z'];
    const coupons = [{ code: 'SPRING', valid_from, valid_until }];
    await perform('setUdemyPromotion', { referral_code: 'A1', coupons }, { id });
    await perform('bulkUpdateUdemyCourses', { ids: [id], sync_rule: 'ask' });
    await perform('assignStaff', { staff_user_id: staff }, { id });
    await perform('unassignStaff', undefined, { id, staffId: staff });
    await perform('changeAssignments', {
      assign: [{ udemy_id: id, staff_user_id: staff }],
      unassign: [],
    });
    const link = { thinkific_id: String(FORKS), udemy_id: UDEMY };
    await perform('decideCourseLink', { ...link, decision: 'same' });
  });

  it('leave an entry for stories', async () => {
    const { id } = await perform('createTestimonial', STORY);
    await perform('updateTestimonial', { company: 'Elsewhere' }, { id });
    await perform('setTestimonialStatus', { status: 'rejected' }, { id });
    await perform('setTestimonialVisibility', { isVisible: false }, { id });
    await test.database.query(
      `INSERT INTO story_authors (email, testimonial_id, expires_at) VALUES ('a@example.org', $1, now())`,
      [id],
    );
    await perform('getAuthorLink', undefined, { id });
    const pending = await insertTestimonial(test.database, { status: 'pending' });
    await perform('bulkSetTestimonialStatus', { ids: [pending], status: 'approved' });
    await perform('reopenTestimonials', { ids: [pending], status: 'approved' });
    await perform('deleteTestimonial', undefined, { id });
    await perform('restoreTestimonials', { ids: [String(id)] });
    await perform('bulkDeleteTestimonials', { ids: [String(id)] });
    await test.database.query(
      `INSERT INTO course_reviews (id, thinkific_id, rating, quote, reviewed_at)
       VALUES (7, $1, 5, 'Worth every evening.', now())`,
      [FORKS],
    );
    await perform('dismissReview', undefined, { id: 7 });
    expect(await fieldsOf('dismissReview')).toEqual([{ review: '7' }]);
    await perform('restoreReview', undefined, { id: 7 });
    const { courseTaken: _course, ...form } = STORY;
    await perform('importReview', form, { id: 7 });
    await insertTestimonial(test.database);
    await perform('deleteMatchingTestimonials', { before: new Date(), count: 3 });
  });

  it('leave an entry for subscribers, without an address', async () => {
    const [one, two] = await insertSubscribers(test.database, ['a@example.org', 'b@example.org']);
    if (!one || !two) throw new Error('Nobody has subscribed');
    await perform('forgetNewsletterBounce', undefined, { id: one.id });
    await perform('deleteNewsletter', undefined, { id: one.id });
    await perform('restoreNewsletters', { ids: [String(one.id)] });
    await perform('bulkDeleteNewsletters', { ids: [String(two.id)] });
    await perform('importNewsletters', 'Email\nnew@example.org\n', {}, { headers: CSV });
    await perform('deleteMatchingNewsletters', { before: new Date(), count: 2 });
    const all = await test.database.query(
      `SELECT * FROM changes WHERE table_name = 'newsletter_subscriptions'`,
    );
    expect(JSON.stringify(all)).not.toContain('@example.org');
  });

  it('leave an entry for campaigns', async () => {
    const wish = {
      ...{ code: 'spring-mail', name: 'Spring', coupon: null, referral_code: null },
      ...{ utm_source: 's', utm_medium: 'm', utm_campaign: 'c', is_active: true },
    };
    const { id } = await perform('createCampaign', wish);
    await perform('updateCampaign', { ...wish, is_active: false }, { id });
    expect(await fieldsOf('updateCampaign')).toEqual([{ is_active: false }]);
    await perform('deleteCampaign', undefined, { id });
  });

  it('leave an entry for redirects', async () => {
    const wish = { from: '/old', to: '/courses' };
    const { id } = await perform('createRedirect', wish);
    await perform('updateRedirect', { ...wish, to: '/events' }, { id });
    expect(await fieldsOf('updateRedirect')).toEqual([{ to_address: '/events' }]);
    await perform('deleteRedirect', undefined, { id });
    await perform('importRedirects', 'from,to\n/older,/courses\n', {}, { headers: CSV });
    expect(await fieldsOf('importRedirects')).toContainEqual({ rows: 1 });
    const imported = await valueOf<string>('SELECT id AS value FROM redirects');
    await perform('bulkDeleteRedirects', { ids: [imported] });
    const missing = await valueOf<string>(
      `INSERT INTO missing_addresses (path, visits) VALUES ('/gone', 1) RETURNING id AS value`,
    );
    await perform('dismissMissingAddress', undefined, { id: missing });
    expect(await fieldsOf('dismissMissingAddress')).toEqual([{ from_path: '/gone' }]);
  });

  it('leave an entry for saved views, without the search term', async () => {
    const view = { list: 'newsletters', name: 'Waiting', hidden_columns: [], is_shared: false };
    const address = 'search=ada%40small-family.org';
    const { id } = await perform('createView', { ...view, address });
    await perform(
      'updateView',
      { name: 'Pending', address: 'search=eve%40small-family.org' },
      { id },
    );
    await perform('deleteView', undefined, { id });
    const entries = await test.database.query<{ after: object | null }>(
      `SELECT * FROM changes WHERE table_name = 'saved_views' ORDER BY id`,
    );
    expect(entries.map(({ after }) => after)).toEqual([
      { list: 'newsletters', name: 'Waiting', is_shared: false },
      { name: 'Pending', query: 'changed' },
      null,
    ]);
    expect(JSON.stringify(entries)).not.toContain('small-family');
  });

  it('leave an entry for cohorts, events and meetups, and who registered', async () => {
    const fields = {
      ...{ kind: 'event', title: 'RAG evening', summary: 'An evening.', text: '', picture: null },
      ...{ courseId: null, timeZone: 'Europe/Berlin', place: 'Torstraße 1', onlineUrl: null },
      ...{ language: 'en', hostId: null, seats: null, minParticipants: null, payment: 'free' },
      sessions: [{ start: '2032-10-25T18:00', end: '2032-10-25T20:00' }],
      ...{ questions: [], offerHours: 24, recordingUrl: null },
    };
    await perform('createOffering', fields);
    const id = await valueOf<string>('SELECT id AS value FROM offerings');
    const version = await valueOf<number>('SELECT version AS value FROM offerings');
    await perform('updateOffering', { ...fields, title: 'RAG night', version }, { id });
    await perform('publishOffering', undefined, { id });
    const copy = await perform('duplicateOffering', undefined, { id });
    const person = { name: 'Ada', email: 'ada@small-family.org' };
    const registration = await perform('addRegistration', person, { id });
    const attendance = { ids: [registration.id], hasAttended: true };
    await perform('setAttendance', attendance, { id });
    await perform('messageParticipants', { subject: 'Hello', text: 'Bring a laptop.' }, { id });
    await perform('publishOffering', undefined, { id: copy.id });
    await perform('moveRegistration', { offeringId: copy.id }, { id: registration.id });
    await perform('cancelRegistration', undefined, { id: registration.id });
    await perform('cancelOffering', undefined, { id });
    const another = await perform('duplicateOffering', undefined, { id });
    await perform('deleteOffering', undefined, { id: another.id });
    const entries = await test.database.query(
      `SELECT * FROM changes WHERE table_name = 'registrations'`,
    );
    expect(JSON.stringify(entries)).not.toContain('small-family');
  });

  it('are all covered above', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect([...done, ...QUIET].toSorted()).toEqual(names.toSorted());
  });
});
