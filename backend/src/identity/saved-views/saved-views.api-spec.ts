import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { ViewDto, ViewListDto } from './dto/view.dto.js';
import { MOST_VIEWS } from './saved-views.service.js';

const VIEWS = '/api/admin/views';

const WAITING = {
  list: 'testimonials',
  name: 'Waiting',
  address: 'status=pending&sort=company-asc',
  hidden_columns: ['Company'],
};

describe('saved views', () => {
  let test: TestApp;
  let admin: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
    other = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('saved_views'));

  const save = async (values: object = {}, { api } = admin) =>
    (await api.post<ViewDto>(VIEWS, { ...WAITING, ...values })).body;
  const names = async ({ api } = admin, list = 'testimonials') =>
    (await api.get<ViewListDto>(`${VIEWS}?list=${list}`)).body.views.map(({ name }) => name);

  it('store the filter and columns of a list, and are listed with shared ones', async () => {
    const waiting = await save();
    expect(waiting).toEqual({
      ...WAITING,
      address: 'sort=company-asc&status=pending',
      id: waiting.id,
      is_shared: false,
      is_own: true,
      owner_name: admin.user.name,
    });
    await save({ name: 'anybody’s', is_shared: true });
    await save({ name: 'Of users', list: 'users' });
    expect(await names()).toEqual(['anybody’s', 'Waiting']);
    expect(await names(other)).toEqual(['anybody’s']);
    expect(await names(admin, 'users')).toEqual(['Of users']);
  });

  it.each([
    ['page=3&status=pending&dialog=new&view=4&story=7', 'status=pending'],
    ['', ''],
    ['search=a%20b%26c&search=d', 'search=a+b%26c&search=d'],
  ])('store the list’s state of ?%s', async (address, kept) => {
    expect((await save({ address })).address).toBe(kept);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(51) }],
    ['list', { list: 'mails' }],
    ['address', { address: 'https://evil.example/?a=b' }],
    ['address', { address: `search=${'x'.repeat(2_000)}` }],
    ['address', { address: Array.from({ length: 21 }, () => 'a=b').join('&') }],
    ['address', { address: 7 }],
    ['hidden_columns', { hidden_columns: 'Company' }],
    ['hidden_columns', { hidden_columns: Array.from({ length: 31 }, () => 'a') }],
    ['hidden_columns', { hidden_columns: ['x'.repeat(51)] }],
    ['is_shared', { is_shared: 'yes' }],
    ['colour', { colour: 'red' }],
  ])('are rejected with an invalid %s: %j', async (field, values) => {
    const { status, body } = await admin.api.post(VIEWS, { ...WAITING, ...values });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]) as object,
    });
    expect(await names()).toEqual([]);
  });

  it('have unique names per person and among shared ones, in any case', async () => {
    const { id } = await save();
    await save({}, other);
    await save({ is_shared: true }, other);
    for (const is_shared of [false, true]) {
      const taken = await admin.api.post(VIEWS, { ...WAITING, name: 'WAITING', is_shared });
      expect(taken).toMatchObject({ status: 409, body: { errors: [{ field: 'name' }] } });
    }
    expect((await admin.api.put(`${VIEWS}/${id}`, { is_shared: true })).status).toBe(409);
    await save({ list: 'users' });
    expect(await names()).toEqual(['Waiting', 'Waiting']);
  });

  it('are limited per person, also concurrently', async () => {
    await test.database.query(
      `INSERT INTO saved_views (list, name, owner_id, is_shared, query)
       SELECT 'users', n::text, $1, false, '{"address": "", "hidden_columns": []}'
       FROM generate_series(2, ${MOST_VIEWS}) AS n`,
      [admin.user.id],
    );
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) => admin.api.post(VIEWS, { ...WAITING, name })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await other.api.post(VIEWS, WAITING)).status).toBe(201);
  });

  it('are changed field by field, and deleted', async () => {
    const { id } = await save();
    const { body } = await admin.api.put<ViewDto>(`${VIEWS}/${id}`, { name: 'Later' });
    expect(body).toMatchObject({ name: 'Later', address: 'sort=company-asc&status=pending' });
    const changed = { address: 'status=rejected', hidden_columns: [], is_shared: true };
    expect((await admin.api.put(`${VIEWS}/${id}`, changed)).body).toMatchObject(changed);
    expect((await admin.api.delete(`${VIEWS}/${id}`)).status).toBe(204);
    expect((await admin.api.delete(`${VIEWS}/${id}`)).status).toBe(404);
  });

  it('are private unless shared', async () => {
    const { id } = await save();
    const path = `${VIEWS}/${id}`;
    expect((await other.api.put(path, { name: 'Mine' })).status).toBe(404);
    expect((await other.api.delete(path)).status).toBe(404);
    expect((await admin.api.put(`${VIEWS}/nothing`, {})).status).toBe(404);
    await admin.api.put(path, { is_shared: true });
    const renamed = await other.api.put(path, { name: 'Ours' });
    expect(renamed.body).toMatchObject({
      name: 'Ours',
      is_own: false,
      owner_name: admin.user.name,
    });
    expect((await other.api.put(path, { is_shared: false })).status).toBe(403);
    expect((await other.api.delete(path)).status).toBe(204);
  });

  it('of a deleted user are deleted unless shared', async () => {
    const leaving = await signIn(test, 'admin');
    await save({}, leaving);
    const shared = await save({ name: 'For all', is_shared: true }, leaving);
    await admin.api.delete(`/api/admin/users/${leaving.user.id}`);
    const { body } = await admin.api.get<ViewListDto>(`${VIEWS}?list=testimonials`);
    expect(body.views).toEqual([{ ...shared, is_own: false, owner_name: null }]);
    const taken = await admin.api.put(`${VIEWS}/${shared.id}`, { is_shared: false });
    expect(taken.body).toMatchObject({ is_own: true, is_shared: false });
  });
});
