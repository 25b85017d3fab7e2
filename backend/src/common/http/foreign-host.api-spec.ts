import { request } from 'node:http';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

describe('a host that a request names', () => {
  const resources = new AsyncDisposableStack();
  let demo: TestApp;

  beforeAll(async () => {
    demo = await createTestApp({ env: { DEMO: 'true' } });
    resources.defer(() => demo.close());
  });
  afterAll(() => resources.disposeAsync());

  const ask = ({ url }: TestApp, path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${url}${path}`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it.each(['rebound.example.org', 'rebound.example.org:3000', '10.0.0.7', '127.0.0.1.example.org'])(
    'is refused by the demo, also where an answer is cached: %s',
    async (host) => {
      for (const path of ['/api/courses', '/', '/api/health/live']) {
        expect(await ask(demo, path, 'localhost')).toBe(200);
        expect(await ask(demo, path, host)).toBe(403);
      }
    },
  );

  it.each(['localhost', 'localhost:3000', 'site.localhost', '127.0.0.1:80', '[::1]:3000'])(
    'may be one of this machine: %s',
    async (host) => {
      expect(await ask(demo, '/api/courses', host)).toBe(200);
    },
  );

  it.each([{ DEMO: 'true', DEMO_PUBLIC: 'true' }, {}])('may be any with %j', async (env) => {
    const test = await createTestApp({ env });
    resources.defer(() => test.close());
    expect(await ask(test, '/api/courses', 'www.example.org')).toBe(200);
  });
});
