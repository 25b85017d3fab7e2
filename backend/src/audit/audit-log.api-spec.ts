import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import { insertUdemyCourse } from '../catalogue/marketplace/marketplace.factory.js';
import { insertSubscribers } from '../newsletter/newsletter.factory.js';
import { insertTestimonial } from '../testimonials/testimonial.factory.js';
import { insertUser } from '../identity/users/user.factory.js';
import type { NewApiKeyDto } from '../identity/api-keys/dto/api-key.dto.js';
import type { AuditFiltersDto, AuditPageDto } from './dto/audit-page.dto.js';

const AUDIT = '/api/admin/audit';

describe('the list of the audit log', () => {
  let test: TestApp;
  let ada: SignedIn;
  let eve: SignedIn;
  let story: string;

  beforeAll(async () => {
    test = await createTestApp();
    ada = await signIn(test, 'admin');
    eve = await signIn(test, 'admin');
    story = await insertTestimonial(test.database, { status: 'pending' });
    await setStatus(ada, 'approved');
    await setStatus(eve, 'rejected');
    await test.database.query(
      `INSERT INTO sync_runs (platform, trigger, status, started_at)
       VALUES ('thinkific', 'admin', 'previewed', now() - interval '8 days')`,
    );
    await ada.api.post('/api/admin/thinkific/sync');
  });
  afterAll(() => test.close());

  const setStatus = (by: SignedIn, status: string) =>
    by.api.put(`/api/admin/testimonials/${story}/status`, { status });
  const page = async (query: Record<string, string | number> = {}) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    return (await ada.api.get<AuditPageDto>(`${AUDIT}?${search.toString()}`)).body;
  };
  const actions = async (query: Record<string, string | number>) =>
    (await page(query)).entries.map(({ action }) => action);

  it('shows who decided about a story and when, newest first', async () => {
    const { entries, next } = await page({ object_type: 'story', object_id: story });
    expect(entries).toMatchObject([
      {
        person: { id: eve.user.id, username: eve.user.username },
        action: 'setTestimonialStatus',
        object_name: 'Amara Nwosu',
        fields: [{ field: 'status', before: 'approved', after: 'rejected' }],
        address: '127.0.0.1',
      },
      { person: { id: ada.user.id }, fields: [{ before: 'pending', after: 'approved' }] },
    ]);
    expect(next).toBeNull();
  });

  it('shows the other record of an action by name, or by id after its deletion', async () => {
    const course = await insertUdemyCourse(test.database);
    const staff = await insertUser(test.database);
    const path = `/api/admin/udemy-courses/${course}/assign-staff`;
    await ada.api.post(path, { staff_user_id: staff.id });
    const ofCourse = async () =>
      (await page({ object_type: 'udemyCourse', object_id: course })).entries.at(-1)?.fields;
    expect(await ofCourse()).toEqual([{ field: 'staff', before: null, after: staff.name }]);
    await ada.api.delete(`/api/admin/users/${staff.id}`);
    expect(await ofCourse()).toEqual([{ field: 'staff', before: null, after: staff.id }]);
  });

  it('shows the values that visitors saw before and after an override', async () => {
    const course = await insertCourse(test.database, { price: 199 });
    const path = `/api/admin/courses/${course}/override`;
    await ada.api.put(path, { price: 249 });
    await ada.api.put(path, { price: 259, level: 'Beginner' });
    await ada.api.delete(path);
    const { entries } = await page({ object_type: 'course', object_id: course });
    expect(entries.map(({ fields }) => fields)).toEqual([
      [
        { field: 'level', before: 'Beginner', after: null },
        { field: 'price', before: '259', after: '199' },
      ],
      [
        { field: 'level', before: null, after: 'Beginner' },
        { field: 'price', before: '249', after: '259' },
      ],
      [{ field: 'price', before: '199', after: '249' }],
    ]);
    const person = { username: ada.user.username, name: ada.user.name };
    expect(entries[0]).toMatchObject({ action: 'deleteCourseOverride', person });
  });

  it('filters by person, action and day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions({ person: eve.user.id, object_type: 'story' })).toEqual([
      'setTestimonialStatus',
    ]);
    expect(await actions({ action: 'login', person: ada.user.id, from: today, to: today })).toEqual(
      ['login'],
    );
    expect(await actions({ to: '2020-01-01' })).toEqual([]);
    expect((await page({ person: 'none' })).entries.every(({ person }) => person.id === null)).toBe(
      true,
    );
  });

  it('is paginated without duplicates or gaps', async () => {
    const all = (await page()).entries.map(({ id }) => id);
    const found: number[] = [];
    for (let before: number | null = 0; before !== null;) {
      const { entries, next }: AuditPageDto = await page({ limit: 2, ...(before && { before }) });
      found.push(...entries.map(({ id }) => id));
      before = next;
    }
    expect(found).toEqual(all);
    expect(found.length).toBeGreaterThan(4);
  });

  it('returns each entry by its id, and none for an unknown id', async () => {
    for (const { id } of (await page()).entries) {
      expect((await page({ id })).entries.map((entry) => entry.id)).toEqual([id]);
    }
    expect((await page({ id: Number.MAX_SAFE_INTEGER })).entries).toEqual([]);
  });

  it('shows the run of a sync, but neither its courses nor deleted runs', async () => {
    const { entries } = await page({ action: 'syncThinkific' });
    expect(entries.map(({ object_type, person }) => [object_type, person.id])).toEqual([
      ['syncRun', ada.user.id],
      ['syncRun', ada.user.id],
    ]);
    expect(entries[0]?.fields).toContainEqual({
      ...{ field: 'status', before: 'running', after: 'succeeded' },
    });
  });

  it('shows whether an applied sync was a preview', async () => {
    await ada.api.post('/api/admin/udemy/sync/preview');
    const [run] = await test.database.query<{ id: string }>(
      `UPDATE sync_runs SET status = 'previewed' WHERE platform = 'udemy' RETURNING id`,
    );
    const [preview] = (await page({ object_type: 'syncRun', object_id: run?.id ?? '' })).entries;
    expect(preview?.object_name).toBe(`${run?.id} with Udemy (preview)`);
  });

  it('lists the values to filter by', async () => {
    const { body } = await ada.api.get<AuditFiltersDto>(`${AUDIT}/filters`);
    expect(body.actions).toEqual(expect.arrayContaining(['login', 'syncThinkific']));
    expect(body.people).toEqual([ada, eve].map(({ user: { id, username } }) => ({ id, username })));
  });

  it.each([
    ['person=me', 'person'],
    ['object_id=7', 'object_type'],
    ['object_type=table', 'object_type'],
    ['from=2026-13-01', 'from'],
    ['from=2026-02-01&to=2026-01-01', 'to'],
    ['limit=101', 'limit'],
    ['before=x', 'before'],
    ['id=0', 'id'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await ada.api.get(`${AUDIT}?${query}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('records exports with their number of rows, and views of subscribers once an hour', async () => {
    await insertSubscribers(test.database, ['a@example.org', 'b@example.org']);
    const headers = { Authorization: `Bearer ${eve.token}` };
    const file = await fetch(`${test.url}/api/admin/newsletters/export`, { headers });
    expect(await file.text()).toContain('a@example.org');
    await until(async () => (await actions({ action: 'exportNewsletters' })).length === 1);
    expect((await page({ action: 'exportNewsletters' })).entries).toMatchObject([
      {
        person: { id: eve.user.id },
        object_type: 'subscriber',
        fields: [{ field: 'rows', before: null, after: '2' }],
        request_id: file.headers.get('x-request-id'),
      },
    ]);
    await test.database.query(
      `ALTER TABLE changes ADD CONSTRAINT broken CHECK (action <> 'listNewsletters')`,
    );
    expect((await ada.api.get('/api/admin/newsletters')).status).toBe(500);
    expect((await ada.api.get('/api/admin/newsletters')).status).toBe(500);
    await test.database.query('ALTER TABLE changes DROP CONSTRAINT broken');
    for (const by of [ada, ada, eve]) await by.api.get('/api/admin/newsletters');
    const { entries } = await page({ action: 'listNewsletters' });
    expect(entries.map(({ person }) => person.id)).toEqual([eve.user.id, ada.user.id]);
  });

  it('records views by API keys and by their creator separately, once an hour each', async () => {
    const makeKey = async (name: string) => {
      const wish = { name, scopes: ['newsletters:read'] };
      return (await ada.api.post<NewApiKeyDto>('/api/admin/api-keys', wish)).body.secret;
    };
    const path = '/api/admin/newsletters/pending';
    const keys = [await makeKey('Sheet'), await makeKey('Mirror')];
    for (const secret of [...keys, ...keys]) {
      expect((await test.api.send('GET', path, { headers: { 'X-API-Key': secret } })).status).toBe(
        200,
      );
      expect((await ada.api.get(path)).status).toBe(200);
    }
    const entries = await test.database.query<{ actor_name: string }>(
      `SELECT actor_name FROM changes WHERE action = 'listPendingNewsletters' ORDER BY id`,
    );
    const { username } = ada.user;
    expect(entries.map((entry) => entry.actor_name)).toEqual([
      `${username}, by the API key “Sheet”`,
      username,
      `${username}, by the API key “Mirror”`,
    ]);
  });

  it('records failed sign-ins until the address is rate-limited', async () => {
    const limited = await createTestApp({
      ...{ database: test.database, platform: test.sandbox, env: { RATE_LIMIT: 'on' } },
    });
    try {
      const login = { username: ada.user.username, password: 'wrong' };
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        statuses.push((await limited.api.post('/api/admin/login', login)).status);
      }
      expect(statuses.slice(-2)).toEqual([429, 429]);
      expect(await actions({ action: 'loginFailed' })).toHaveLength(10);
    } finally {
      await limited.close();
    }
  });
});
