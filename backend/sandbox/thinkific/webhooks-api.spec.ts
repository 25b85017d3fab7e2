import { SandboxClient } from '../sandbox-client.factory.js';

describe('the Webhooks API', () => {
  let client: SandboxClient;

  beforeAll(async () => {
    client = await SandboxClient.start();
  });
  afterAll(() => client.close());

  const send = (method: string, path: string, body?: object, headers = client.keys()) =>
    client.send<object>(`/api/v2/webhooks${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('opens to a key with its subdomain and to a token, but not to one in place of the other', async () => {
    const { apiKey, accessToken } = client.sandbox.thinkific;
    expect((await send('GET', '')).status).toBe(200);
    const token = { Authorization: `Bearer ${accessToken}` };
    expect((await send('GET', '', undefined, token)).status).toBe(200);
    const mixed = { Authorization: `Bearer ${apiKey}` };
    expect((await send('GET', '', undefined, mixed)).status).toBe(401);
  });

  const updated = (target_url: string) => ({ topic: 'course.updated', target_url });
  it.each<[object, object]>([
    [{ ...updated('https://a.lectern.test/'), topic: 'course' }, { topic: 'invalid format' }],
    [{ topic: 'course.updated' }, { url: 'is not valid' }],
    [updated('http://a.lectern.test/'), { url: 'is not valid' }],
    [updated('https://localhost/'), { url: 'is not valid' }],
    [updated('https://www.example.com/'), { url: 'is not valid' }],
  ])('refuses %j', async (wish, errors) => {
    const answer = await send('POST', '', wish);
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({ errors });
  });

  it('creates, lists in pages, changes and deletes webhooks', async () => {
    const wish = { topic: 'course.updated', target_url: 'https://a.lectern.test/' };
    const first = await send('POST', '', wish);
    expect(first.status).toBe(201);
    expect(first.json()).toMatchObject({
      ...wish,
      id: expect.stringMatching(/^\d{23}$/) as string,
      status: 'active',
    });
    const { id } = (await send('POST', '', { ...wish, topic: 'course.deleted' })).json() as {
      id: string;
    };
    expect((await send('GET', '?limit=1')).json()).toMatchObject({
      items: [wish],
      meta: { page: { has_next: true, next_page: id, page_items: 1, total_items: 2 } },
    });
    expect((await send('GET', `?limit=1&next=${id}`)).json()).toMatchObject({
      items: [{ id }],
      meta: { page: { has_next: false, next_page: '' } },
    });
    const moved = { topic: 'course.deleted', target_url: 'https://b.lectern.test/' };
    expect((await send('PUT', `/${id}`, moved)).json()).toMatchObject({ id, ...moved });
    expect((await send('DELETE', `/${id}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) {
      expect((await send(method, `/${id}`)).status).toBe(404);
    }
  });
});
