import { createTestApp, type TestApp, type TestAppOptions } from '../../../test/create-test-app.js';

const ORIGIN = 'https://app.example.org';

describe('pages of other origins', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { CORS_ORIGINS: ORIGIN } });
  });
  afterAll(() => test.close());

  const listed = (headers: Headers, name: string) => headers.get(name)?.split(/,\s*/) ?? [];

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'may %s with all that the API reads',
    async (method) => {
      const { status, headers } = await fetch(`${test.url}/api/admin/courses/1/override`, {
        method: 'OPTIONS',
        headers: {
          Origin: ORIGIN,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'authorization, content-type, if-match',
        },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(listed(headers, 'access-control-allow-methods')).toContain(method);
      expect(listed(headers, 'access-control-allow-headers')).toEqual(
        expect.arrayContaining(['Authorization', 'Content-Type', 'If-Match', 'If-None-Match']),
      );
    },
  );

  it('may read what answers say in their headers', async () => {
    const { headers } = await fetch(`${test.url}/api/courses`, { headers: { Origin: ORIGIN } });
    expect(listed(headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining(['ETag', 'Retry-After', 'Content-Disposition', 'X-Request-Id']),
    );
  });

  it.each(['/', '/api/courses', '/api/courses/1', '/feed.xml', '/api/openapi.json'])(
    'do not get %s out of a cache that others filled',
    async (path) => {
      for (const origin of [ORIGIN, 'https://other.example.org', null]) {
        const { headers } = await fetch(test.url + path, {
          headers: origin === null ? {} : { Origin: origin },
        });
        expect(listed(headers, 'vary')).toContain('Origin');
      }
    },
  );

  it('do not cost cached responses their encodings', async () => {
    const { headers } = await fetch(`${test.url}/api/courses`, { headers: { Origin: ORIGIN } });
    expect(listed(headers, 'vary')).toContain('Accept-Encoding');
  });
});

describe('documents', () => {
  const headersOf = async (options?: TestAppOptions) => {
    const test = await createTestApp(options);
    const { headers } = await fetch(`${test.url}/`);
    await test.close();
    return headers;
  };

  it('take pictures, styles and fonts from the site, nothing of the device', async () => {
    const headers = await headersOf();
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("font-src 'self'");
    expect(policy).toContain("img-src 'self' data:");
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'browsing-topics']) {
      expect(headers.get('permissions-policy')?.split(', ')).toContain(`${feature}=()`);
    }
  });

  it('are asked for by HTTPS where the site is, without its subdomains', async () => {
    expect((await headersOf()).get('strict-transport-security')).toBeNull();
    const secure = await headersOf({ env: { PUBLIC_URL: 'https://www.example.org' } });
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000');
    expect(secure.get('content-security-policy')?.split(';')).toContain('report-to csp');
  });
});
