import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { UserDto, UserListDto } from './dto/user.dto.js';
import { insertUser, MARIA } from './user.factory.js';

const USERS = '/api/admin/users';

describe('the list of users', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]));

  const create = (values: object = {}) => admin.api.post<UserDto>(USERS, { ...MARIA, ...values });

  const found = async (query: string) => {
    const { status, body } = await admin.api.get<UserListDto>(`${USERS}?${query}`);
    expect(status).toBe(200);
    return body.users.map(({ username }) => username);
  };

  it('shows the newest first, with every field', async () => {
    const first = (await create({ username: 'first', email: 'first@example.org' })).body;
    const second = (await create({ username: 'second', email: 'second@example.org' })).body;
    const { body } = await admin.api.get<UserListDto>(USERS);
    expect(body).toEqual({
      users: [second, first, admin.user],
      counts: { total: 3, admin: 1, staff: 2, active: 3, inactive: 0 },
    });
  });

  it('orders users of the same moment by id', async () => {
    const moment = { name: 'Same', created_at: '2026-03-04' };
    const users = [1, 2, 3, 4].map(() => insertUser(test.database, moment));
    const sorted = (await Promise.all(users)).toSorted((one, other) =>
      one.id < other.id ? 1 : -1,
    );
    expect(await found('search=same')).toEqual(sorted.map(({ username }) => username));
  });

  it('finds parts of name, email and username in any case', async () => {
    await insertUser(test.database, { username: 'needle1', name: 'A', email: 'a@x.org' });
    await insertUser(test.database, { username: 'bbb', name: 'My NEEDLE', email: 'b@x.org' });
    await insertUser(test.database, { username: 'ccc', name: 'C', email: 'c@needle.org' });
    await insertUser(test.database, { username: 'ddd', name: 'D', phone: 'needle' });
    expect(await found('search=Needle')).toEqual(['ccc', 'bbb', 'needle1']);
    expect(await found('search=%20Needle%20')).toHaveLength(3);
    expect(await found('search=nothing')).toEqual([]);
  });

  it.each(['%', '_', '\\', "'", '"', '%%', '\\%'])('treats %s literally', async (text) => {
    await insertUser(test.database, { username: 'with', name: `a${text}b` });
    await insertUser(test.database, { username: 'without', name: 'axb' });
    expect(await found(`search=${encodeURIComponent(text)}`)).toEqual(['with']);
  });

  it('ignores case beyond ASCII', async () => {
    await insertUser(test.database, { username: 'zoe', name: 'ZOË Ñandú' });
    expect(await found(`search=${encodeURIComponent('zoë ñ')}`)).toEqual(['zoe']);
  });

  it('finds composed and decomposed accents', async () => {
    await insertUser(test.database, { username: 'zoe', name: 'Zoe\u0308' });
    await insertUser(test.database, { username: 'other', name: 'ZO\u00cb' });
    for (const name of ['zoe\u0308', 'zo\u00eb']) {
      expect(await found(`search=${encodeURIComponent(name)}`)).toEqual(['other', 'zoe']);
    }
  });

  it('ignores accents in both directions', async () => {
    await insertUser(test.database, { username: 'cv', name: 'Résumé Große' });
    await insertUser(test.database, { username: 'plain', name: 'Resume Grosse' });
    for (const name of ['resume gross', 'Résumé Groß']) {
      expect(await found(`search=${encodeURIComponent(name)}`)).toEqual(['plain', 'cv']);
    }
  });

  it('finds nobody by a combining accent alone', async () => {
    await insertUser(test.database, { username: 'zoe', name: 'Zoë' });
    expect(await found(`search=${encodeURIComponent('\u0308')}`)).toEqual([]);
  });

  it('finds nothing across two fields', async () => {
    await insertUser(test.database, { username: 'cd', name: 'Ab', email: 'x@y.org' });
    expect(await found('search=ab')).toEqual(['cd']);
    for (const text of ['abx@', 'ab x@', 'orgcd', 'org cd']) {
      expect(await found(`search=${encodeURIComponent(text)}`)).toEqual([]);
    }
  });

  it('filters by role', async () => {
    await insertUser(test.database, { username: 'helper', name: 'Same' });
    await insertUser(test.database, { username: 'boss', role: 'admin', name: 'Same' });
    expect(await found('role=staff')).toEqual(['helper']);
    expect(await found('role=admin&search=same')).toEqual(['boss']);
    expect(await found('search=')).toHaveLength(3);
  });

  it('filters by state, and counts all users', async () => {
    await insertUser(test.database, { username: 'present' });
    await insertUser(test.database, { username: 'gone', is_active: false });
    expect(await found('state=inactive')).toEqual(['gone']);
    expect(await found('state=active&role=staff')).toEqual(['present']);
    const { body } = await admin.api.get<UserListDto>(`${USERS}?state=inactive&search=o`);
    expect(body.counts).toEqual({ total: 3, admin: 1, staff: 2, active: 2, inactive: 1 });
  });

  it('is paginated on request', async () => {
    for (const n of [1, 2, 3, 4]) await insertUser(test.database, { username: `page${n}` });
    const page = async (query: string) =>
      (await admin.api.get<UserListDto>(`${USERS}?search=page&${query}`)).body;
    const second = await page('page=2&limit=3');
    expect(second.users.map(({ username }) => username)).toEqual(['page1']);
    expect(second.pagination).toEqual({ page: 2, limit: 3, total: 4, pages: 2 });
    expect(second.counts.total).toBe(5);
    expect((await page('page=3&limit=3')).users).toEqual([]);
    expect((await page('limit=1')).pagination).toMatchObject({ page: 1, pages: 4 });
    expect((await page('page=1')).pagination).toMatchObject({ limit: 50, pages: 1 });
    expect((await page('order=newest')).pagination).toBeUndefined();
  });

  it.each([
    ['newest', ['charles', 'Beth', 'ångström']],
    ['oldest', ['ångström', 'Beth', 'charles']],
    ['username-asc', ['ångström', 'Beth', 'charles']],
    ['username-desc', ['charles', 'Beth', 'ångström']],
    ['name-asc', ['Beth', 'charles', 'ångström']],
    ['name-desc', ['ångström', 'charles', 'Beth']],
    ['email-asc', ['charles', 'ångström', 'Beth']],
    ['email-desc', ['Beth', 'ångström', 'charles']],
    ['role-asc', ['Beth', 'charles', 'ångström']],
    ['role-desc', ['charles', 'ångström', 'Beth']],
    ['status-asc', ['charles', 'Beth', 'ångström']],
    ['status-desc', ['Beth', 'ångström', 'charles']],
  ])('sorts by %s, ignoring case and accents', async (order, sorted) => {
    const rows = [
      { username: 'ångström', name: 'Émile list', email: 'list2@x.org', is_active: false },
      { username: 'Beth', name: 'ada list', email: 'list3@x.org', role: 'admin', is_active: false },
      { username: 'charles', name: 'Dora list', email: 'list1@x.org' },
    ];
    for (const [day, row] of rows.entries()) {
      await insertUser(test.database, { ...row, created_at: new Date(2026, 1, day + 1) });
    }
    expect(await found(`search=list&order=${order}`)).toEqual(sorted);
    const pages = [1, 2, 3].map((page) => found(`search=list&order=${order}&limit=1&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(sorted);
  });

  it.each([
    ['state=asleep', 'state'],
    ['role=owner', 'role'],
    ['role=', 'role'],
    ['role=admin&role=staff', 'role'],
    ['search=a&search=b', 'search'],
    [`search=${'a'.repeat(256)}`, 'search'],
    ['search[]=a', 'search[]'],
    ['page=0', 'page'],
    ['limit=101', 'limit'],
    ['order=age', 'order'],
    ['page[]=1', 'page[]'],
    ['search=%00', 'search'],
  ])('rejects ?%s', async (query, field) => {
    const { status, body } = await admin.api.get(`${USERS}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
  });
});
