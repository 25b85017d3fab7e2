import { SandboxClient, type RequestReport } from '../sandbox-client.factory.js';

describe('control of the sandbox', () => {
  let client: SandboxClient;

  beforeAll(async () => {
    client = await SandboxClient.start();
  });
  afterAll(() => client.close());

  const start = {
    rateLimit: false,
    rateLimitResetUnit: 'ms',
    limitAboveMaximum: 'clamp',
    largestPage: 250,
  };

  it('reads and changes settings one by one', async () => {
    expect((await client.control('GET', '/settings')).json()).toEqual(start);

    const changed = await client.control('PATCH', '/settings', { rateLimitResetUnit: 's' });

    expect(changed.json()).toEqual({ ...start, rateLimitResetUnit: 's' });
    expect((await client.control('GET', '/settings')).json()).toEqual(changed.json());
  });

  it('cuts lists into smaller pages on request', async () => {
    await client.control('PATCH', '/settings', { largestPage: 4 });
    expect((await client.list<object>('/courses?limit=250')).items).toHaveLength(4);
    const udemy = await client.udemy<{ results: object[] }>(
      '/taught-courses/courses/?page_size=50',
    );
    expect(udemy.json().results).toHaveLength(4);
    await client.control('PATCH', '/settings', { largestPage: 250 });
  });

  it.each([
    [{ rateLimitResetUnit: 'h' }, /"ms"\|"s"\|"remaining-ms"\|"remaining-s"\|"missing"/],
    [{ rateLimit: 'off' }, /expected boolean[^]*rateLimit/],
    [{ speed: 1 }, /speed/],
    [undefined, /expected object/],
  ])('refuses %j and says what is right', async (body, message) => {
    const answer = await client.control('PATCH', '/settings', body);

    expect(answer.status).toBe(400);
    expect(answer.json().error).toMatch(message);
  });

  it('refuses a body that is not JSON', async () => {
    const answer = await client.send<{ error: string }>('/control/settings', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });

    expect(answer.status).toBe(400);
    expect(answer.json().error).toMatch(/JSON/);
  });

  it('puts everything back', async () => {
    await client.control('PATCH', '/settings', { rateLimit: true });
    await client.control('PUT', '/thinkific/catalogue', { courses: 2 });
    for (let sent = 0; sent < 121; sent += 1) await client.get('/collections/501220');
    expect((await client.get('/courses')).status).toBe(429);
    await client.control('PUT', '/thinkific/faults', { kind: 'hang-up' });

    expect((await client.control('POST', '/reset')).status).toBe(204);

    expect((await client.control('GET', '/settings')).json()).toEqual(start);
    expect((await client.control('GET', '/thinkific/faults')).json()).toEqual([]);
    const log = await client.control<RequestReport>('GET', '/thinkific/requests');
    expect(log.json().count).toBe(0);
    await client.control('PATCH', '/settings', { rateLimit: true });
    expect((await client.list('/courses')).meta.pagination.total_items).toBe(33);
  });

  it('says so when a call does not exist', async () => {
    const answer = await client.control('GET', '/weather');

    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ error: 'GET /control/weather is not a control call.' });
  });
});
