import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { ProblemDto } from '../problem/problem.dto.js';

const many = (count: number, value: string) => ({
  email: 'ada@example.org',
  ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, value])),
});

describe('input with many problems', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each([
    ['15,000 unknown fields', many(15_000, 'x'), 1, /^body: must not have more than 100 fields$/],
    ['90 unknown fields', many(90, 'x'), 20, /; and 70 more$/],
    ['15,000 broken texts', many(15_000, '\0'), 20, /; and 14,980 more$/],
  ])('such as %s gets a short answer', async (_case, body, named, detail) => {
    const answer = await test.api.post<ProblemDto>('/api/newsletter', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(named);
    expect(answer.body.detail).toMatch(detail);
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
  });

  it('such as a query of thousands of parameters gets one, too', async () => {
    const query = new URLSearchParams(many(1_000, 'x')).toString();
    expect(await test.api.get(`/api/site?${query}`)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'query', message: 'must not have more than 100 fields' }] },
    });
  });

  it('gets all of it while that is little', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `f${n}`);
    const { body } = await test.api.get<ProblemDto>(`/api/site?${names.join('=1&')}=1`);
    expect(body.errors?.map(({ field }) => field)).toEqual(names);
    expect(body.detail).not.toContain(' more');
  });

  it('does not get the whole of a long name', async () => {
    const body = { email: 'ada@example.org', ['n'.repeat(200_000)]: 1 };
    const answer = await test.api.post<ProblemDto>('/api/newsletter', body);
    expect(answer.body.errors).toEqual([
      { field: `${'n'.repeat(100)}…`, message: 'is not known here' },
    ]);
  });

  it.each([
    ['an object in it', many(15_000, 'x'), 'passkey', 'must not have more than 100 fields'],
    ['a list', Array(60_000).fill({}), 'body', 'must not have more than 2500 objects and lists'],
    ['lists', Array(40_000).fill([[]]), 'body', 'must not have more than 2500 objects and lists'],
  ])('is not looked through in %s', async (_where, passkey, field, message) => {
    const body = { username: 'ada', password: 'wrong', passkey };
    expect(await test.api.post('/api/admin/login', body)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
  });

  it.each(['toString', 'constructor', '__proto__'])(
    'is refused in a query that is named as what every object has: %s',
    async (field) => {
      for (const path of ['/api/site', '/api/catalogue', '/api/testimonials']) {
        expect(await test.api.get(`${path}?${field}=1`)).toMatchObject({
          status: 400,
          body: { errors: [{ field, message: 'is not known here' }] },
        });
      }
    },
  );

  it.each([
    ['"toString":1', 'toString'],
    ['"constructor":{"prototype":1}', 'constructor'],
    ['"__proto__":{"email":"ada@example.org"}', '__proto__'],
    ['"passkey":{"valueOf":1}', 'passkey.valueOf'],
    ['"passkey":{"__proto__":{}}', 'passkey.__proto__'],
    ['"code":[{"constructor":1}]', 'code.0.constructor'],
  ])('is refused in a body, too: %s', async (named, field) => {
    const body = `{"username":"ada","password":"wrong",${named}}`;
    expect(await test.api.post('/api/admin/login', body)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message: 'is not known here' }] },
    });
  });
});
