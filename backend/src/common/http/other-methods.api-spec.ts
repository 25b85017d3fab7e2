import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { rawRequest } from '../../../test/raw-request.js';

/** Paths of every kind that the product answers, with the methods that each has. */
const ADDRESSES: [string, string][] = [
  ['/', 'GET, HEAD, POST'],
  ['/courses', 'GET, HEAD, POST'],
  ['/courses/4711/a-course', 'GET, HEAD, POST'],
  ['/subscribed', 'GET, HEAD, POST'],
  ['/unsubscribe/nothing/undo', 'POST'],
  ['/admin/users', 'GET, HEAD'],
  ['/sitemap.xml', 'GET, HEAD'],
  ['/theme.js', 'GET, HEAD'],
  ['/api/courses', 'GET, HEAD'],
  ['/api/courses?page=1', 'GET, HEAD'],
  ['/api/newsletter', 'POST'],
  ['/api/admin/users/1', 'DELETE, GET, HEAD, PUT'],
  ['/api/openapi.json', 'GET, HEAD'],
];

const UNKNOWN = ['/nothing', '/courses/1/2/3', '/api', '/api/nothing', '/API/courses'];

describe.each([
  ['without CORS_ORIGINS', {}],
  ['with CORS_ORIGINS', { CORS_ORIGINS: 'https://app.example.org' }],
])('%s', (_, env) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env });
  });
  afterAll(() => test.close());

  const ask = (method: string, path: string) => rawRequest(test.url, method, path);

  it.each(ADDRESSES)('%s refuses the methods that it does not have', async (path, has) => {
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'].filter(
      (method) => !has.split(', ').includes(method),
    );
    for (const method of others) {
      const { status, headers } = await ask(method, path);
      expect([method, status, headers.allow]).toEqual([method, 405, `${has}, OPTIONS`]);
    }
  });

  it.each(ADDRESSES)('%s answers OPTIONS', async (path, has) => {
    const { status, headers, body } = await ask('OPTIONS', path);
    expect([status, headers.allow, body.length]).toEqual([204, `${has}, OPTIONS`, 0]);
  });

  it.each(UNKNOWN)('%s is unknown to every method', async (path) => {
    for (const method of ['OPTIONS', 'PUT', 'PROPFIND']) {
      const { status, headers } = await ask(method, path);
      expect([method, status, headers.allow]).toEqual([method, 404, undefined]);
    }
  });

  it('says which methods there are', async () => {
    const { headers, body } = await ask('PUT', '/api/courses');
    expect(headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(body.toString())).toMatchObject({
      title: 'Method Not Allowed',
      status: 405,
      detail: 'This address accepts GET, HEAD, and OPTIONS, not PUT.',
    });
  });

  it('answers the health check that HAProxy sends by default, and the one of its manual', async () => {
    for (const head of ['OPTIONS / HTTP/1.0', 'OPTIONS * HTTP/1.1\r\nHost: www']) {
      const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
      socket.write(`${head}\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 204 /);
      socket.destroy();
    }
  });
});
