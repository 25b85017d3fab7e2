import { type RequestReport, SandboxClient } from '../sandbox-client.factory.js';

const PYTHON = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';
const SQL = 'x01Kt4Vq-MpZ2_BxW8rNy6AlQ==';
const ALL = '/taught-courses/courses/?page_size=100&fields%5Bcourse%5D=@all';

interface Listed {
  results: { id: string; [field: string]: unknown }[];
}

describe('control of Udemy', () => {
  let client: SandboxClient;

  beforeAll(async () => {
    client = await SandboxClient.start();
  });
  beforeEach(() => client.control('POST', '/reset'));
  afterAll(() => client.close());

  const courses = async () => (await client.udemy<Listed>(ALL)).json().results;
  const path = (id: string) => `/udemy/courses/${encodeURIComponent(id)}`;

  it('changes exactly the course of this id', async () => {
    const changes = { title: 'Renamed', is_paid: false, is_published: false };

    expect((await client.control('PATCH', path(PYTHON), changes)).status).toBe(200);

    const [python, sql] = await courses();
    expect(python).toMatchObject({ id: PYTHON, ...changes });
    expect(sql).toMatchObject({ id: SQL, title: 'SQL Window Functions, Step by Step' });
  });

  it('takes a course away and brings it back in its place', async () => {
    const before = await courses();

    expect((await client.control('DELETE', path(PYTHON))).status).toBe(204);
    expect((await courses()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));

    expect((await client.control('POST', `${path(PYTHON)}/restore`)).status).toBe(200);
    expect(await courses()).toEqual(before);
  });

  it.each(['50% = half/whole_-', '..%2F..', 'æøå 🚀'])(
    'adds a course with the id %s',
    async (id) => {
      const added = await client.control('POST', '/udemy/courses', { id, title: 'Odd' });

      expect(added.status).toBe(201);
      expect((await courses()).at(-1)).toMatchObject({ id, title: 'Odd', is_published: true });
      expect((await client.control('POST', '/udemy/courses', { id })).status).toBe(400);
      expect((await client.control('DELETE', path(id))).status).toBe(204);
    },
  );

  it('replaces the catalogue, and leaves Thinkific’s alone', async () => {
    const replace = (body: unknown) => client.control('PUT', '/udemy/catalogue', body);

    expect((await replace({ courses: 2_000 })).json()).toEqual({ courses: 2_000 });
    expect((await replace({ name: 'demo' })).json()).toEqual({ courses: 18 });
    expect((await client.list('/courses')).meta.pagination.total_items).toBe(33);
  });

  it('lists what was asked of this platform only', async () => {
    await client.udemy('/taught-courses/courses/?page=9');
    await client.get('/courses');

    const log = (await client.control<RequestReport>('GET', '/udemy/requests')).json();

    expect(log).toMatchObject({
      count: 1,
      requests: [{ path: '/instructor-api/v1/taught-courses/courses/?page=9', status: 404 }],
    });
    expect((await client.control('DELETE', '/udemy/requests')).status).toBe(204);
  });

  it.each([
    ['PUT', '/faults', { kind: 'no-entries-info' }, /kind must be one of status, .*foreign-next/],
    ['PUT', '/faults', { kind: 'foreign-next' }, /origin/],
    ['PUT', '/catalogue', { courses: 10_001 }, /<=10000|0 to 10000/],
    ['PATCH', '/courses/x', { seats: 3 }, /seats/],
    ['POST', '/courses', { title: 'No id' }, /id/],
  ])('refuses %s %s %j and says what is right', async (method, at, body, message) => {
    const answer = await client.control(method, `/udemy${at}`, body);

    expect(answer.status).toBe(400);
    expect(answer.json().error).toMatch(message);
  });

  it.each([
    ['PATCH', '', { title: 'New' }, `There is no course ${PYTHON.toLowerCase()}.`],
    ['DELETE', '', undefined, `There is no course ${PYTHON.toLowerCase()}.`],
    ['POST', '/restore', undefined, `There is no removed course ${PYTHON.toLowerCase()}.`],
  ])('does not find what differs by case: %s %s', async (method, act, body, error) => {
    const answer = await client.control(method, `${path(PYTHON.toLowerCase())}${act}`, body);

    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ error });
  });
});
